/** The code of a system error, such as `ENOENT`. */
export const errorCode = (error: unknown): string => {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown error';
};
