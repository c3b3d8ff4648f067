import { parseArgs } from 'node:util';

const ACTS = ['completo', 'lado-a-lado', 'pagina', 'rapido', 'resto', 'tabela5', 'usual'] as const;
type Act = (typeof ACTS)[number];

/** What `npm run bench --` was asked for. */
export interface Command {
  readonly act: Act;
  /** The version to compare with. */
  readonly folder: string | null;
  /** Another place of our own version: an unpacked release. */
  readonly ownFolder: string | null;
  /** A small call and few rounds: to see that it works. */
  readonly small: boolean;
  /** Measures nothing on a machine that does something else. */
  readonly onlyQuiet: boolean;
}

const USE = `npm run bench -- [rapido | tabela5 [outra pasta] | lado-a-lado <outra pasta> | resto | completo [outra pasta] | pagina]
  --nosso <pasta>     mede a versão desta pasta (um lançamento desempacotado) em lugar deste checkout
  --pequeno           um edital pequeno e poucas rodadas, para ver que tudo funciona
  --exigir-quieta     não mede nada se a máquina faz outra coisa (saída 3)`;

const isAct = (word: string): word is Act => ACTS.some((act) => act === word);

/** The command, or how it is used. */
export function readCommand(args: readonly string[]): Command | string {
  let values: { readonly nosso?: string; readonly pequeno?: boolean; readonly 'exigir-quieta'?: boolean };
  let words: string[];
  try {
    ({ values, positionals: words } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        nosso: { type: 'string' },
        pequeno: { type: 'boolean' },
        'exigir-quieta': { type: 'boolean' },
      },
    }));
  } catch {
    return USE;
  }
  const [act = 'usual', folder, ...more] = words;
  if (!isAct(act) || more.length > 0) return USE;
  const besides = act === 'completo' || act === 'lado-a-lado' || act === 'tabela5';
  if ((folder !== undefined && !besides) || (act === 'lado-a-lado' && folder === undefined)) return USE;
  return {
    act,
    folder: folder ?? null,
    ownFolder: values.nosso ?? null,
    small: values.pequeno === true,
    onlyQuiet: values['exigir-quieta'] === true,
  };
}
