import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compromissoDoSorteio } from '../adapters/sorteio/codigos.ts';
import { type Repetido, repetirSorteio, type SorteioARepetir } from '../adapters/sorteio/repetir.ts';
import { sorteioARepetir } from '../features/sorteio/queries.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO = 'Uso: npm run cli -- sorteio conferir <número, ou o arquivo baixado>';

const DIFERENTE: Readonly<Record<Exclude<Repetido, 'igual'>, string>> = {
  semResultado: 'não tem resultado: foi cancelado, falhou ou ainda está em andamento',
  outraVersao: 'foi feito por outra versão do método; só ela o repete',
  outroHash: 'não confere: o SHA-256 é de outros dados',
  outroResultado: 'NÃO confere: repetido, deu outro resultado',
};

async function doArquivo(caminho: string): Promise<SorteioARepetir> {
  let lido: unknown;
  try {
    lido = JSON.parse(await readFile(caminho, 'utf8'));
  } catch {
    throw new CliError(`Não foi possível ler o arquivo ${caminho}.`);
  }
  if (!(lido instanceof Object && 'formato' in lido && lido.formato === 'instrutoria-sorteio-1')) {
    throw new CliError(`O arquivo ${caminho} não é de um sorteio.`);
  }
  return lido as unknown as SorteioARepetir;
}

async function doBanco(numero: number): Promise<SorteioARepetir> {
  const sorteio = await comBanco(({ db }) => sorteioARepetir(db, numero));
  if (sorteio === null) throw new CliError(`Não há sorteio nº ${numero}.`);
  return sorteio;
}

/**
 * `npm run cli -- sorteio conferir <n>`: repeats a draw and prints whether the result is the same. Exits with
 * 1 when it is not.
 */
export async function sorteio(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [ato, qual] = positionals;
  if (ato !== 'conferir' || qual === undefined) throw new CliError(USO);
  const lido = /^[1-9]\d{0,8}$/.test(qual) ? await doBanco(Number(qual)) : await doArquivo(qual);
  const repetido = await repetirSorteio(lido);
  if (repetido !== 'igual') throw new CliError(`O sorteio ${qual} ${DIFERENTE[repetido]}.`);
  const publico =
    lido.sal === undefined ? '' : `  no registro público ${compromissoDoSorteio(lido.sal, lido.hash)}\n`;
  process.stdout.write(
    `O sorteio ${qual} confere: repetido, deu o mesmo resultado.\n  número do sorteio ${lido.semente}\n  SHA-256 ${lido.hash}\n${publico}`,
  );
}
