import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { NOME_MAXIMO, RG_FIXO } from '@instrutoria/domain/conta/limits.ts';
import {
  emailValido,
  lattesValido,
  normalizarEmail,
} from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemaDoSiape } from '@instrutoria/domain/conta/rules/siape.ts';
import { arrumarLinha } from '@instrutoria/domain/kernel/arrumar-texto.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { normalizarCodigo, problemaDeLinha } from '@instrutoria/domain/kernel/texto.ts';
import { linkPublico } from '../adapters/mail/link.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run } from '../db/query.ts';
import { sql } from '../db/sql.ts';
import { criarTokenDeSenha } from '../features/conta/redefinicao-repository.ts';
import { inserirProfessor } from '../features/conta/repository.ts';
import { marcarConcluida } from '../features/instalacao/repository.ts';
import { inserirUnidade, listarUnidades } from '../features/unidade/repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

export interface DadosDoAdministrador {
  readonly nome: string;
  readonly cpf: string;
  readonly email: string;
  readonly siape: string;
  readonly lattes: string;
  readonly unidade: string;
  readonly cidade: string;
}

const PERGUNTAS: readonly (readonly [keyof DadosDoAdministrador, string, string | null])[] = [
  ['nome', 'Nome completo', null],
  ['cpf', 'CPF', null],
  ['email', 'E-mail', null],
  ['siape', 'SIAPE', null],
  ['lattes', 'Currículo Lattes (pode ficar vazio)', ''],
  ['unidade', 'Unidade acadêmica', 'Administração'],
  ['cidade', 'Cidade da unidade', 'Sede'],
];

const CAMPOS = PERGUNTAS.map(([campo]) => campo);

async function perguntar(dados: Partial<DadosDoAdministrador>): Promise<DadosDoAdministrador> {
  const interativo = process.stdin.isTTY === true;
  const rl = interativo ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const respostas: Record<string, string> = { ...dados };
  try {
    for (const [campo, rotulo, padrao] of PERGUNTAS) {
      if (respostas[campo] !== undefined) continue;
      const dica = padrao === null ? '' : ` [${padrao}]`;
      const dada = rl === null ? '' : (await rl.question(`${rotulo}${dica}: `)).trim();
      if (dada === '' && padrao === null) throw new CliError(`Falta --${campo}.`);
      respostas[campo] = dada === '' ? (padrao ?? '') : dada;
    }
  } finally {
    rl?.close();
  }
  return respostas as unknown as DadosDoAdministrador;
}

function conferir(bruto: DadosDoAdministrador): DadosDoAdministrador {
  const dados = porNome(CAMPOS, (campo) => arrumarLinha(bruto[campo]).trim());
  const cpf = normalizarCpf(dados.cpf);
  if (cpf === null) throw new CliError('O CPF deve ter 11 dígitos.');
  if (!emailValido(normalizarEmail(dados.email))) throw new CliError('O e-mail não é válido.');
  if (dados.lattes !== '' && !lattesValido(dados.lattes))
    throw new CliError('O endereço do Lattes não é válido.');
  const problema = problemaDoSiape(dados.siape) ?? problemaDeLinha('nome', dados.nome, NOME_MAXIMO);
  if (problema !== null) throw new CliError(problema.mensagem);
  return {
    ...dados,
    cpf,
    email: normalizarEmail(dados.email),
    siape: normalizarCodigo(dados.siape),
  };
}

/** Returns the token of a one-time link for the password (D32). */
export async function inserirAdministrador(
  database: Database,
  bruto: DadosDoAdministrador,
  agora: Date,
): Promise<string> {
  const { nome, cpf, email, siape, lattes, unidade, cidade } = conferir(bruto);
  return inTransaction(database, async (tx) => {
    // The assistant may be finishing at this moment: it then waits for this lock, and finds the product
    // installed.
    await marcarConcluida(tx, agora);
    const { linhas } = await listarUnidades(tx, {});
    const lugar =
      linhas.find((u) => u.nome === unidade) ?? (await inserirUnidade(tx, { nome: unidade, cidade }));
    const id = await inserirProfessor(
      tx,
      {
        nome,
        cpf,
        email,
        siape,
        lattes,
        rg: RG_FIXO,
        programa: null,
        departamento: null,
        foto: '',
        senha: null,
        tipo: 'administrador',
        // A person with access to the machine vouches for the address.
        emailConfirmadoEm: agora,
        unidadeId: lugar.id,
      },
      agora,
    );
    await run(
      tx,
      sql`
        insert into auditoria (quando, acao, registro_tipo, registro_id)
        values (${agora}, 'criarAdministrador', 'professor', ${id})
      `,
    );
    return criarTokenDeSenha(tx, id, agora);
  });
}

/** `npm run cli -- criar-administrador`: asks for the data, or takes flags. */
export async function criarAdministrador(args: readonly string[]): Promise<void> {
  const texto = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      nome: texto,
      cpf: texto,
      email: texto,
      siape: texto,
      lattes: texto,
      unidade: texto,
      cidade: texto,
    },
  });
  const dados = await perguntar(values as Partial<DadosDoAdministrador>);
  await comBanco(async (database, config) => {
    const token = await inserirAdministrador(database, dados, new Date()).catch((error: unknown) => {
      throw error instanceof DomainError ? new CliError(error.message) : error;
    });
    const link = linkPublico(config.publicUrl, 'redefinir-senha', {}, { token });
    process.stdout.write(
      `Conta de administrador criada. Abra este link em até uma hora para criar a senha:\n\n  ${link}\n\n` +
        'Depois, entre com CPF e senha. Com o sistema em outro endereço, configure PUBLIC_URL.\n',
    );
  });
}
