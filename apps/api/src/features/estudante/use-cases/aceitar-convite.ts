import type { Api } from '@instrutoria/contract/api.ts';
import { normalizarEmail } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { VERSAO_DO_AVISO } from '@instrutoria/domain/estudante/limits.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoTermo } from '../../../adapters/mail/templates/termo.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { ComPreparo, Contexto, Estudante, Executar, Usuario } from '../../../context.ts';
import { zerar } from '../../../db/attempt-counts.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { lerProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { acharInstrutor, travarInstrutor } from '../../instrutor/repository.ts';
import { estadoDoTermo } from '../../instrutor/termo-queries.ts';
import { gastarLink, vinculoDoConvite } from '../link-repository.ts';
import { acharConvidado, type Conta, type Convidado, contaPorCpf, travarConta } from '../queries.ts';
import { criarConta, darVinculo, lerAviso, professorComCpf } from '../repository.ts';
import { abrirSessaoDoEstudante } from '../sessao-repository.ts';
import { contarTentativa } from '../tentativas-repository.ts';
import { conviteEmVigor } from './convidar.ts';

type Qualquer = Contexto<Usuario | null, null, Estudante | null>;
interface Convite extends Convidado {
  readonly cpf: string;
  readonly valeAte: Date;
}

function conviteInvalido(): DomainError {
  return new DomainError('invalido', 'CONVITE_INVALIDO', M.conviteInvalido, [
    problema('token', 'CONVITE_INVALIDO', M.conviteInvalido),
  ]);
}

/** The same 422 for every invitation that opens nothing. */
async function exigirConvite(ctx: Qualquer, token: string, db: Executor): Promise<Convite> {
  const agora = ctx.deps.clock.real();
  const id = await vinculoDoConvite(db, token, agora);
  const convidado = id === null ? null : await acharConvidado(db, id);
  const convite = convidado === null ? null : conviteEmVigor(ctx.deps, convidado, agora);
  if (convidado === null || convite === null || convidado.cpf === null) throw conviteInvalido();
  return { ...convidado, cpf: convidado.cpf, valeAte: convite.valeAte };
}

const mesmoEmail = (um: string, outro: string) => normalizarEmail(um) === normalizarEmail(outro);

export const lerConvite: Executar<Api['lerConvite']> = async (ctx, pedido) => {
  const convite = await exigirConvite(ctx, pedido.corpo().token ?? '', ctx.db);
  const conta = await contaPorCpf(ctx.db, convite.cpf);
  const { nome, projeto, coordenador, tipoAluno, valeAte } = convite;
  return {
    status: 200,
    dados: {
      ...{ nome, projeto, coordenador, tipoAluno, valeAte: valeAte.toISOString() },
      temConta: conta !== null && mesmoEmail(conta.email, convite.email),
    },
  };
};

const chaveDoConvite = (token: string) => `convite:${sha256(token)}`;

/** Whose account the vínculo joins: never one that only its CPF points to. */
async function contaDoConvite(
  ctx: Qualquer,
  convite: Convite,
  senha: string | null,
  versao: number,
): Promise<Conta> {
  const { cpf, nome, email } = convite;
  const { db, usuario, estudante } = ctx;
  const em = ctx.deps.clock.real();
  const daSessao = usuario !== null && usuario.token === null ? usuario.id : null;
  if ((await contaPorCpf(db, cpf)) === null) {
    const professorId = daSessao !== null && (await professorComCpf(db, daSessao, cpf)) ? daSessao : null;
    await criarConta(db, {
      ...{ cpf, nome, email, professorId, senha: professorId === null ? senha : null },
      ...{ avisoVersao: versao, avisoLidoEm: em, criadoEm: em },
    });
  }
  // Another request may have created it meanwhile: then it is one that exists.
  const achada = await contaPorCpf(db, cpf);
  const conta = achada === null ? null : await travarConta(db, achada.id);
  if (conta === null || conta.cpf !== cpf) throw conviteInvalido();
  const eDela = estudante?.id === conta.id || (daSessao !== null && conta.professorId === daSessao);
  if (!eDela && !mesmoEmail(conta.email, email))
    throw new DomainError('conflito', 'ENTRE_ANTES', M.entreAntes);
  await lerAviso(db, conta.id, { versao, em });
  return conta;
}

/** Tells a student who just entered that a termo waits for their signature. */
async function avisarDoTermo(ctx: Qualquer, instrutorId: number, conta: Conta): Promise<void> {
  const instrutor = await acharInstrutor(ctx.db, instrutorId);
  if (instrutor === null || (await estadoDoTermo(ctx.db, instrutor)) !== 'assinar') return;
  const projeto = await lerProjetoDosInstrutores(ctx.db, instrutor.projetoId);
  const remessa = remessaPara(conta, ctx.deps, await lerConfiguracao(ctx.db));
  const email = emailDoTermo({ ...remessa, projeto: projeto?.titulo ?? '', instrutorId, caso: 'assinar' });
  await enviarCarta(ctx, email, { especie: 'instrutores', instrutorId, projetos: [instrutor.projetoId] });
}

export const aceitarConvite: ComPreparo<Api['aceitarConvite'], string | null> = {
  async preparar(ctx, pedido) {
    const { token = '', cpf = '', senha, aviso } = pedido.corpo();
    const convite = await exigirConvite(ctx, token, ctx.db);
    if (aviso !== VERSAO_DO_AVISO) exigirSemProblemas([problema('aviso', 'AVISO_NAO_LIDO', M.leiaOAviso)]);
    // Who holds the link guesses no CPF by it.
    await contarTentativa(ctx.deps, chaveDoConvite(token));
    if (normalizarCpf(cpf) !== convite.cpf) {
      exigirSemProblemas([problema('cpf', 'CPF_NAO_CONFERE', M.cpfNaoConfere)]);
    }
    if (senha === undefined || senha === '') return null;
    const { nome, email } = convite;
    exigirSemProblemas(problemasDaSenha(senha, { nome, email, cpf: convite.cpf }));
    return ctx.deps.passwords.hash(senha);
  },
  async executar(ctx, pedido, senha) {
    const { token = '', cpf = '', aviso = 0 } = pedido.corpo();
    // Locked before it is read: the coordinator may change or end the vínculo at the same time.
    const id = await vinculoDoConvite(ctx.db, token, ctx.deps.clock.real());
    if (id === null) throw conviteInvalido();
    await travarInstrutor(ctx.db, id);
    const convite = await exigirConvite(ctx, token, ctx.db);
    if (normalizarCpf(cpf) !== convite.cpf) throw conviteInvalido();
    const conta = await contaDoConvite(ctx, convite, senha, aviso);
    if (!(await gastarLink(ctx.db, token, ctx.deps.clock.real()))) throw conviteInvalido();
    await darVinculo(ctx.db, id, conta.id);
    await zerar(ctx.db, chaveDoConvite(token));
    await avisarDoTermo(ctx, id, conta);
    const registro = { tipo: 'instrutor', id };
    const depois = { estudante: conta.id, aviso };
    const jaEntrou =
      ctx.estudante?.id === conta.id || (ctx.usuario !== null && conta.professorId === ctx.usuario.id);
    await auditar(ctx, { acao: 'aceitarConvite', registro, depois });
    if (jaEntrou) return { status: 200, dados: { token: null } };
    return { status: 200, dados: { token: await abrirSessaoDoEstudante(ctx, conta.id) } };
  },
};
