/** Slugs and feast keys: lower-case letters and digits, with single hyphens between words. */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const maxSlugLength = 100;

const slug = new RegExp(slugPattern);

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= maxSlugLength && slug.test(text);
