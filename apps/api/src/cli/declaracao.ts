import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { conferirAssinatura } from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import { lerCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { errno } from '../adapters/files/errno.ts';
import type { Seal } from '../adapters/mail/seal.ts';
import { loadSecret } from '../adapters/secret.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run } from '../db/query.ts';
import { lerFuso } from '../db/settings.ts';
import { json, sql, values } from '../db/sql.ts';
import { lerChaveAtual, lerChaves, travarChaves } from '../features/declaracao/chave-repository.ts';
import { acharPeloCodigo } from '../features/declaracao/queries.ts';
import { novaChave, verificarEd25519 } from '../features/declaracao/use-cases/chave-da-instituicao.ts';
import { sealOfKeys } from '../server/deps.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO =
  'Uso: npm run cli -- declaracao conferir <código, endereço ou arquivo de texto> | declaracao trocar-chave';

/** Replaces the key that signs declarations. Returns what was done. */
export async function trocarChave(database: Database, seal: Seal, agora: Date): Promise<string> {
  return inTransaction(database, async (db) => {
    await travarChaves(db);
    const antes = (await lerChaveAtual(db))?.kid ?? null;
    const depois = await novaChave(db, seal, agora);
    const ato = {
      quando: agora,
      acao: 'trocarChaveDaInstituicao',
      registroTipo: 'chave',
      registroId: null,
      antes: json({ chave: antes }),
      depois: json({ chave: depois }),
    };
    await run(db, sql`insert into auditoria ${values(ato)}`);
    return `Chave ${depois} em uso; a anterior (${antes ?? 'nenhuma'}) só confere o que já assinou.`;
  });
}

/** The text of a file of that name; else the argument, which is the code. */
async function codigoDe(argumento: string): Promise<string> {
  try {
    return await readFile(argumento, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes(errno(error) ?? '')) return argumento;
    throw error;
  }
}

/** What is known of a code, signed or of letters; `vale` is false for altered, unknown and revoked ones. */
export async function conferirCodigo(
  database: Database,
  texto: string,
): Promise<{ readonly vale: boolean; readonly linhas: readonly string[] }> {
  const { db } = database;
  const letras = lerCodigo(texto);
  const conferida =
    letras === null ? await conferirAssinatura(texto, await lerChaves(db), verificarEd25519) : null;
  if (conferida !== null && conferida.resultado !== 'integra') {
    return { vale: false, linhas: [M.naoConfere, M.PORQUE_NAO_CONFERE[conferida.resultado]] };
  }
  const codigo = letras ?? conferida?.declaracao.codigo ?? '';
  const guardada = await acharPeloCodigo(db, codigo);
  const fuso = await lerFuso(db);
  const quando = (instante: string) => formatarDataHoraComFuso(new Date(instante), fuso);
  const conteudo = conferida?.declaracao.conteudo ?? guardada?.conteudo;
  const linhas = [
    ...(conferida === null ? [] : [`${M.integra} Chave ${conferida.chave.kid}.`]),
    ...(conteudo === undefined ? [] : [textoDaDeclaracao(conteudo)]),
    `Código ${codigo}`,
  ];
  if (guardada === null) {
    return {
      vale: false,
      linhas: [...linhas, conferida === null ? M.naoEncontrada : M.assinadaMasDesconhecida],
    };
  }
  const { emitidaEm, revogadaEm, motivoDaRevogacao } = guardada;
  return {
    vale: revogadaEm === null,
    linhas: [
      ...linhas,
      `Emitida em ${quando(emitidaEm)}`,
      revogadaEm === null
        ? 'Vale: não foi revogada.'
        : `REVOGADA em ${quando(revogadaEm)}: ${motivoDaRevogacao}`,
    ],
  };
}

/** `npm run cli -- declaracao conferir|trocar-chave`. */
export async function declaracao(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [ato, argumento = ''] = positionals;
  if (ato === 'trocar-chave' && positionals.length === 1) {
    await comBanco(async (database, config) => {
      const secret = await loadSecret({ ...config, pool: database.pool, mode: database.mode });
      process.stdout.write(`${await trocarChave(database, sealOfKeys(secret), new Date())}\n`);
    });
    return;
  }
  if (ato !== 'conferir' || argumento === '') throw new CliError(USO);
  const texto = await codigoDe(argumento);
  await comBanco(async (database) => {
    const { vale, linhas } = await conferirCodigo(database, texto);
    process.stdout.write(`${linhas.join('\n')}\n`);
    if (!vale) process.exitCode = 1;
  });
}
