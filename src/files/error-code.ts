/** `ENOENT` and the like, of an error that the system gave. */
export const errorCode = (error: unknown): string => {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown error';
};
