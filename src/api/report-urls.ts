/** Where readers report mistakes: the operator's address, with the record and its generation. */
import type { Catalogue } from '../catalogue/catalogue.js';

/** Gives the address for the path of a record, or null if the operator has set none. */
type ReportUrlOf = (path: string) => string | null;

interface ReportContext {
  readonly catalogue: Pick<Catalogue, 'generation'>;
  readonly reportUrl?: string | undefined;
}

/** Each call asks which generation is live. */
export const reportUrlsOf =
  ({ catalogue, reportUrl }: ReportContext) =>
  async (): Promise<ReportUrlOf> => {
    if (reportUrl === undefined) return () => null;
    const { id } = await catalogue.generation();
    return (path) => reportUrlFor(reportUrl, path, id);
  };

/** `mailto:` has the record in its subject; other addresses, in parameters. */
function reportUrlFor(reportUrl: string, path: string, generation: string): string {
  const url = new URL(reportUrl);
  const isMail = url.protocol === 'mailto:';
  if (isMail) url.search = `subject=${encodeURIComponent(`${path} (${generation})`)}`;
  else {
    url.searchParams.set('record', path);
    url.searchParams.set('generation', generation);
  }
  return url.href;
}
