/** What a version of the product can do, by its own document: a work is asked of each side in the best way it has. */
export interface Offers {
  /** Whether it has this call at all. */
  has(method: 'get', path: string): boolean;
  /** Whether a call takes this parameter. */
  takes(method: 'get', path: string, parameter: string): boolean;
  /** The call that streams a whole call's projects, with the call's id in place; null without one. */
  streamed(edital: number): string | null;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export async function offersOf(url: string): Promise<Offers> {
  const answer = await fetch(`${url}/api/openapi.json`);
  if (!answer.ok) throw new Error(`${url}: its document answered ${answer.status}`);
  const { paths } = (await answer.json()) as Document;
  return {
    has: (method, path) => paths[path]?.[method] !== undefined,
    takes: (method, path, parameter) =>
      paths[path]?.[method]?.parameters?.some(({ name }) => name === parameter) ?? false,
    streamed: (edital) => {
      for (const [path, { get }] of Object.entries(paths)) {
        const types = Object.keys(get?.responses?.['200']?.content ?? {});
        if (!types.some((type) => type.includes('ndjson'))) continue;
        return withEdital(path, get?.parameters?.some(({ name }) => name === 'edital') ?? false, edital);
      }
      return null;
    },
  };
}

function withEdital(path: string, inQuery: boolean, edital: number): string {
  const whole = path.replace(/\{\w+\}/, String(edital));
  return inQuery ? `${whole}?edital=${edital}` : whole;
}
