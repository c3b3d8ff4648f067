import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/connection/connection.ts';
import { StartupError } from '../db/connection/startup-error.ts';
import type { FileStorage } from './files/file-storage.ts';
import { createFileStorage } from './files/storage.ts';
import { createVirusScan } from './files/virus-scan.ts';
import { examinarSmtp } from './mail/transport.ts';

/** The result of trying one part. It contains no secret and no person's address. */
export interface Ligacao {
  readonly parte: 'banco' | 'arquivos' | 'email' | 'antivirus';
  readonly situacao: 'ok' | 'ausente' | 'fora';
  readonly mensagem: string;
}

export const LIMITE_DA_LIGACAO_MS = 10_000;

function ok(parte: Ligacao['parte'], mensagem: string): Ligacao {
  return { parte, situacao: 'ok', mensagem };
}

function fora(parte: Ligacao['parte'], mensagem: string): Ligacao {
  return { parte, situacao: 'fora', mensagem };
}

/** The result of the running program's own check, with a longer time limit. */
function doExame(parte: Ligacao['parte'], { causa }: ExameDaParte, mensagem: string): Ligacao {
  return causa === null ? ok(parte, mensagem) : fora(parte, causa);
}

async function podeGravar(pasta: string): Promise<boolean> {
  try {
    await access(pasta, constants.W_OK);
    return true;
  } catch (erro) {
    const falta = erro instanceof Error && 'code' in erro && erro.code === 'ENOENT';
    const acima = dirname(pasta);
    return falta && acima !== pasta && (await podeGravar(acima));
  }
}

async function tentarPasta(parte: 'banco' | 'arquivos', dataDir: string): Promise<Ligacao> {
  return (await podeGravar(dataDir))
    ? ok(parte, `no próprio computador, em DATA_DIR (${dataDir}), onde este usuário pode gravar`)
    : fora(parte, `este usuário não pode gravar em DATA_DIR (${dataDir})`);
}

/** Tests the connection; for an embedded database only its folder, without creating it. */
export async function tentarBanco({ databaseUrl, dataDir }: Config): Promise<Ligacao> {
  if (databaseUrl === undefined) return tentarPasta('banco', dataDir);
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: silentLog });
    await database.close();
    return ok('banco', 'o servidor de DATABASE_URL responde e serve');
  } catch (erro) {
    if (erro instanceof StartupError) return fora('banco', erro.message);
    return fora('banco', 'o servidor de DATABASE_URL não responde');
  }
}

export async function tentarArquivos({ armazenamentoUrl, dataDir }: Config): Promise<Ligacao> {
  if (armazenamentoUrl === undefined) return tentarPasta('arquivos', dataDir);
  const armazenamento = await createFileStorage({ armazenamentoUrl, dataDir });
  const exame = await armazenamento.examinar(LIMITE_DA_LIGACAO_MS);
  if (exame.causa !== null) return fora('arquivos', exame.causa);
  const recusado = await recusadoNoBalde(armazenamento);
  return recusado === null
    ? ok('arquivos', 'a chave de ARMAZENAMENTO_URL grava, lê, lista e apaga no balde')
    : fora('arquivos', `a chave de ARMAZENAMENTO_URL não pode ${recusado} no balde`);
}

/**
 * Tests writing too, since a key with only read access passes every other check. A leftover of a failure is
 * deleted by the housekeeping.
 */
async function recusadoNoBalde(armazenamento: FileStorage): Promise<string | null> {
  const chave = `prova-${randomUUID()}`;
  const atos = {
    gravar: () => armazenamento.putBytes(chave, Buffer.from(chave)),
    ler: () => armazenamento.bytes(chave),
    listar: () => armazenamento.list()[Symbol.asyncIterator]().next(),
    apagar: () => armazenamento.remove(chave),
  };
  for (const [verbo, ato] of Object.entries(atos)) {
    const feito = await ato().then(
      () => true,
      () => false,
    );
    if (!feito) return verbo;
  }
  return null;
}

export async function tentarEmail({ smtpUrl }: Config): Promise<Ligacao> {
  if (smtpUrl === undefined) {
    return {
      parte: 'email',
      situacao: 'ausente',
      mensagem: 'sem SMTP_URL: os e-mails ficam em DATA_DIR/emails e não saem',
    };
  }
  const exame = await examinarSmtp(smtpUrl, LIMITE_DA_LIGACAO_MS);
  return doExame('email', exame, 'o servidor de SMTP_URL aceita a entrada');
}

export async function tentarAntivirus({ antivirusUrl }: Config): Promise<Ligacao> {
  if (antivirusUrl === undefined) {
    return {
      parte: 'antivirus',
      situacao: 'ausente',
      mensagem: 'sem ANTIVIRUS_URL: os arquivos enviados não são examinados',
    };
  }
  const exame = await createVirusScan(antivirusUrl).examinar(LIMITE_DA_LIGACAO_MS);
  return doExame('antivirus', exame, 'o clamd de ANTIVIRUS_URL responde');
}

/** Tries each part by itself, so that one failure leaves the results of the others. */
export function tentarLigacoes(config: Config): Promise<Ligacao[]> {
  return Promise.all([
    tentarBanco(config),
    tentarArquivos(config),
    tentarEmail(config),
    tentarAntivirus(config),
  ]);
}
