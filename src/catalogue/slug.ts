/** Slugs and feast keys: lower-case letters and digits, with single hyphens between words. */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const maxSlugLength = 100;
