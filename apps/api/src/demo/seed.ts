import { randomBytes } from 'node:crypto';
import { AVISOS_DO_EXEMPLO } from '@instrutoria/domain/aviso/messages.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { PENDENCIAS_DA_INSTALACAO } from '@instrutoria/domain/instalacao/types.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Passwords } from '../adapters/password.ts';
import type { ContaDeDemonstracao, Deps } from '../context.ts';
import { withSessionLock } from '../db/connection/session-lock.ts';
import { type Executor, inTransaction, type Tx } from '../db/connection/transaction.ts';
import { many, run } from '../db/query.ts';
import { sql } from '../db/sql.ts';
import { inserirAviso } from '../features/aviso/repository.ts';
import { salvarConfiguracao, travarConfiguracao } from '../features/configuracao/repository.ts';
import { dispensar, marcarConcluida } from '../features/instalacao/repository.ts';
import { avisarNesta } from '../features/projeto/housekeeping.ts';
import { CONTAS, ESTUDANTE, INSTITUICAO, PROFESSORES } from './content.ts';
import { type Arquivos, guardarArquivos } from './seeding/arquivos.ts';
import { registrar } from './seeding/arquivos-guardados.ts';
import { semearAvaliacoes } from './seeding/avaliacoes.ts';
import { atosDasCenas } from './seeding/cenas.ts';
import { atosDoCertificado } from './seeding/certificado-revogado.ts';
import { semearEditais, semearPublicacoes } from './seeding/editais.ts';
import { semearEstudante } from './seeding/estudante.ts';
import { semearFrequencias } from './seeding/frequencias.ts';
import { historia } from './seeding/historia.ts';
import type { Presente } from './seeding/instants.ts';
import { type DocumentosGuardados, guardarDocumentos, semearInstrutores } from './seeding/instrutores.ts';
import { semearFolhas } from './seeding/pagamentos.ts';
import { emailDe, type Senhas, semearProfessores, semearUnidades } from './seeding/pessoas.ts';
import { semearPropostas } from './seeding/propostas.ts';
import { semearProrrogacoes } from './seeding/prorrogacoes.ts';
import { semearRecursos } from './seeding/recursos.ts';
import { semearRecusaELembrete } from './seeding/recusa-e-lembrete.ts';
import { semearRelatorios } from './seeding/relatorios.ts';
import { atosDasRemessas } from './seeding/remessas.ts';
import { semMails } from './seeding/sem-mails.ts';
import { semearTrilha } from './seeding/trilha.ts';

interface ContaDoProfessor extends ContaDeDemonstracao {
  readonly tipo: TipoDeUsuario;
}

/** An arbitrary fixed number: of several processes one fills the database and the others wait. */
const LOCK = 5_190_422_871;

/**
 * Fills an empty database with the fictitious university, dates relative to `clock.agora()`, in one
 * transaction. Returns the named accounts that exist afterwards. A database with people in it is not changed.
 */
export async function seedDemo(deps: Deps): Promise<{ contas: ContaDoProfessor[] }> {
  const { database } = deps;
  await withSessionLock(database, LOCK, async () => {
    if (await estaVazio(database.db)) await semear(deps);
  });
  return { contas: await contasExistentes(database.db) };
}

async function semear(deps: Deps): Promise<void> {
  const { database, storage, passwords, clock } = deps;
  const presente = { agora: clock.agora(), fuso: INSTITUICAO.fuso };
  const [arquivos, documentos, senhas] = await Promise.all([
    guardarArquivos(storage, presente),
    guardarDocumentos(storage, presente),
    prepararSenhas(passwords),
  ]);
  const prontos = { arquivos, documentos, senhas };
  await inTransaction(database, (tx) => semearTudo(deps, tx, prontos, presente));
}

async function estaVazio(db: Executor): Promise<boolean> {
  return (await run(db, sql`select from professor limit 1`)) === 0;
}

async function prepararSenhas(passwords: Passwords): Promise<Senhas> {
  const [desconhecida, estudante, ...pares] = await Promise.all([
    passwords.hash(randomBytes(32).toString('base64')),
    passwords.hash(ESTUDANTE.senha),
    ...CONTAS.map(
      async ({ chave, senha }): Promise<[string, string]> => [chave, await passwords.hash(senha)],
    ),
  ]);
  return { desconhecida, estudante, porChave: new Map(pares) };
}

interface Prontos {
  readonly arquivos: Arquivos;
  readonly documentos: DocumentosGuardados;
  readonly senhas: Senhas;
}

async function semearTudo(
  deps: Deps,
  tx: Tx,
  { arquivos, documentos, senhas }: Prontos,
  presente: Presente,
): Promise<void> {
  // First, because days are counted in its zone, and the minutes of a meeting contain its name.
  await semearInstituicao(tx, arquivos);
  const unidades = await semearUnidades(tx);
  const pessoas = await semearProfessores(tx, unidades, arquivos, senhas, presente.agora);
  const editais = await semearEditais(tx, presente);
  const semeados = { tx, unidades, pessoas, editais, arquivos, presente };
  const propostas = await semearPropostas(semeados);
  const { avaliacoes, atos } = await semearAvaliacoes(semeados, propostas);
  await semearPublicacoes(semeados);
  // After the evaluations and before the instructors, since an accepted appeal grants places that instructors
  // take.
  const recursos = await semearRecursos(semeados, avaliacoes);
  const depois = await semearInstrutores(semeados, propostas, documentos);
  await semearFrequencias(semeados, depois.instrutores);
  const folhas = await semearFolhas(semeados, depois.instrutores);
  await semearEstudante(semeados, depois.instrutores, senhas.estudante);
  await semearRelatorios(semeados, avaliacoes, depois.instrutores);
  await semearProrrogacoes(semeados, avaliacoes);
  await semearTrilha(tx, [
    ...historia(semeados, propostas),
    ...atos,
    ...depois.atos,
    ...folhas.atos,
    ...atosDasRemessas(deps, semeados, folhas.folhas),
    ...atosDoCertificado(deps, semeados, depois.instrutores),
    ...(await semearRecusaELembrete(semeados, propostas)),
    ...recursos,
    ...atosDasCenas(deps, semeados),
  ]);
  // The mail about a project closed without instructors counts as sent before, like the mails of the other
  // past acts.
  await avisarNesta(tx, semMails(deps));
  // This program sent no mail, so no project may show one.
  await run(tx, sql`delete from carta_do_projeto`);
  await marcarConcluida(tx, presente.agora);
  // A demonstration needs no configuration.
  for (const item of PENDENCIAS_DA_INSTALACAO) await dispensar(tx, item);
  if ((await run(tx, sql`select from aviso limit 1`)) === 0) {
    const ano = diaNoFuso(presente.agora, presente.fuso).slice(0, 4);
    const ate: Readonly<Record<number, string>> = { 1: `${ano}-09-19`, 4: `${ano}-05-05` };
    for (const um of AVISOS_DO_EXEMPLO) {
      await inserirAviso(tx, { ...um, de: null, ate: ate[um.ordem] ?? null });
    }
  }
}

async function semearInstituicao(tx: Tx, { logo }: Arquivos): Promise<void> {
  const { nome, sigla, programa, cidade, fuso } = INSTITUICAO;
  const atual = await travarConfiguracao(tx);
  await salvarConfiguracao(tx, {
    ...atual,
    fuso,
    instituicao: { nome, sigla, programa, cidade, logo: logo.referencia },
    encarregado: { nome: 'Ouvidoria da UFVA', email: `encarregado@${INSTITUICAO.dominio}` },
  });
  await registrar(tx, logo, { donoId: null, vinculo: 'configuracao:1' });
}

/** The named accounts; none in another installation's database. */
async function contasExistentes(db: Executor): Promise<ContaDoProfessor[]> {
  const linhas = await many<{ cpf: string; email: string }>(db, sql`select cpf, email from professor`);
  return CONTAS.flatMap(({ chave, tipo, senha }) => {
    const pessoa = PROFESSORES.find((p) => p.chave === chave);
    const existe = linhas.some(({ cpf, email }) => cpf === pessoa?.cpf && email === emailDe(chave));
    return pessoa !== undefined && existe
      ? [{ tipo, nome: pessoa.nome, cpf: formatarCpf(pessoa.cpf), senha }]
      : [];
  });
}

/** The student who entered; [] in another installation's database. */
export async function contaDoEstudante(db: Executor): Promise<ContaDeDemonstracao[]> {
  const { nome, senha } = ESTUDANTE;
  const achados = await many<{ cpf: string }>(
    db,
    sql`select cpf from estudante where nome = ${nome} and email like ${`%@estudante.${INSTITUICAO.dominio}`}`,
  );
  return achados.map(({ cpf }) => ({ tipo: 'estudante', nome, cpf: formatarCpf(cpf), senha }));
}
