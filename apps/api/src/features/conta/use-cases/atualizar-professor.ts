import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { podeAtualizarProfessor } from '@instrutoria/domain/conta/policies.ts';
import { problemasDaAtualizacao } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemasDaMudancaDeContato } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { normalizarAtualizacao } from '@instrutoria/domain/conta/transitions.ts';
import type { AtualizacaoDeProfessor } from '@instrutoria/domain/conta/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeEmailAlterado } from '../../../adapters/mail/templates/email-alterado.ts';
import type { ComPreparo, Contexto } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { soltarArquivos, vincularArquivo } from '../../arquivo/repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import { confirmacaoInicial, enviarConfirmacao } from '../link-de-confirmacao-repository.ts';
import { registrarMudanca } from '../mudanca-de-contato.ts';
import { gastarLinksDeSenha } from '../redefinicao-repository.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharProfessor, salvarProfessor, travarProfessor } from '../repository.ts';
import { encerrarSessoes } from '../sessao-repository.ts';
import { confereSenhaAtual } from './tentativas.ts';

function naoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
}

/** Stores empty optional texts as null. */
function mudancasDe(dados: AtualizacaoDeProfessor) {
  const { unidade, senhaAtual: _senhaAtual, ...campos } = dados;
  const sem = Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));
  return {
    ...sem,
    ...(unidade === undefined ? {} : { unidadeId: unidade }),
  } as Partial<ProfessorGuardado> & {
    readonly unidadeId?: number;
  };
}

async function conferirUnidade(ctx: Contexto, unidade: number | undefined): Promise<void> {
  if (unidade === undefined || (await existeUnidade(ctx.db, unidade))) return;
  exigirSemProblemas([problema('unidade', 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada)]);
}

async function trocarFoto(ctx: Contexto, antes: ProfessorGuardado, foto: string | undefined): Promise<void> {
  if (foto === undefined || foto === antes.foto) return;
  const vinculo = `professor:${antes.id}`;
  if (!(await vincularArquivo(ctx.db, foto, { tipo: 'foto', donoId: ctx.usuario.id, vinculo }))) {
    exigirSemProblemas([problema('foto', 'FOTO_NAO_ENCONTRADA', MENSAGENS_ARQUIVO.fotoNaoEncontrada)]);
  }
  await soltarArquivos(ctx, vinculo, [foto], 'foto');
}

async function avisarEnderecoAntigo(ctx: Contexto, antes: ProfessorGuardado): Promise<void> {
  const remessa = remessaPara(antes, ctx.deps, await lerConfiguracao(ctx.db));
  const { outbox, clock } = ctx.deps;
  await outbox.enfileirar(ctx.db, emailDeEmailAlterado({ ...remessa, quando: clock.real() }));
}

/** For a change of e-mail (T-A18); checked before the transaction. */
interface Prova {
  readonly senhaConfere: boolean;
}

/** After one's own update, unless of the photo only, the session ends (E-CONTA-6). */
export const atualizarProfessor: ComPreparo<Api['atualizarProfessor'], Prova> = {
  async preparar(ctx, pedido) {
    if (ctx.usuario.id !== pedido.params.id) return { senhaConfere: false };
    const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
    if (pessoa === null) throw naoEncontrada();
    // Checks the version before the fields, even where the password comes first (E-CHAMADAS-4).
    ctx.exigirVersao(pessoa.versao);
    const { senhaAtual } = pedido.corpo();
    if (senhaAtual === undefined) return { senhaConfere: false };
    return { senhaConfere: await confereSenhaAtual(ctx, pessoa, senhaAtual) };
  },
  async executar(ctx, pedido, { senhaConfere }) {
    const { id } = pedido.params;
    if (!podeAtualizarProfessor(ctx.usuario, id)) throw naoEncontrada();
    const antes = await travarProfessor(ctx.db, id);
    if (antes === null) throw naoEncontrada();
    ctx.exigirVersao(antes.versao);
    const { id: idDoCorpo, motivo, ...corpo } = pedido.corpo();
    if (idDoCorpo !== undefined && idDoCorpo !== id) {
      exigirSemProblemas([problema('id', 'ID_DIFERENTE', 'O id do corpo não é o do endereço')]);
    }
    const dados = normalizarAtualizacao(corpo);
    const antesPlano = { ...antes, cpf: antes.cpfDigitos, unidade: antes.unidade.id };
    const depois = { ...antesPlano, ...semIndefinidos(dados) };
    const soFoto = Object.entries(dados).every(([campo, valor]) => campo === 'foto' || valor === undefined);
    exigirSemProblemas(soFoto && dados.foto !== undefined ? [] : problemasDaAtualizacao(depois));
    await conferirUnidade(ctx, dados.unidade);
    const mudaEmail = dados.email !== undefined && dados.email !== antes.email;
    const mudaCpf = dados.cpf !== undefined && dados.cpf !== antes.cpfDigitos;
    const mudou = mudaEmail || mudaCpf;
    const propria = ctx.usuario.id === id;
    exigirSemProblemas(problemasDaMudancaDeContato({ mudou, propria, motivo }));
    if (mudaEmail && propria && !senhaConfere) {
      const [codigo, mensagem] =
        corpo.senhaAtual === undefined
          ? (['SENHA_ATUAL_NECESSARIA', MENSAGENS_CONTA.senhaAtualParaEmail] as const)
          : (['SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta] as const);
      exigirSemProblemas([problema('senhaAtual', codigo, mensagem)]);
    }
    await trocarFoto(ctx, antes, dados.foto);
    const confirmacao = mudaEmail ? { emailConfirmadoEm: confirmacaoInicial(ctx.deps) } : {};
    await salvarProfessor(ctx.db, id, { ...mudancasDe(dados), ...confirmacao }, ctx.agora);
    const agora = ctx.deps.clock.real();
    if (mudou) await gastarLinksDeSenha(ctx.db, id, agora);
    if (mudaEmail && propria) await avisarEnderecoAntigo(ctx, antes);
    const mudanca = mudou
      ? await registrarMudanca(ctx, antes, {
          valores: {
            ...(mudaEmail ? { email: [antes.email, depois.email] as const } : {}),
            ...(mudaCpf ? { cpf: [antes.cpfDigitos, depois.cpf] as const } : {}),
          },
          motivo: motivo?.trim() ?? null,
        })
      : {};
    if (propria && !soFoto) await encerrarSessoes(ctx.db, id, agora);
    const campos = Object.keys(semIndefinidos(dados)).filter((campo) => campo !== 'senhaAtual');
    await auditar(ctx, {
      acao: 'atualizarProfessor',
      registro: { tipo: 'professor', id },
      depois: { campos, ...mudanca },
    });
    const salvo = await acharProfessor(ctx.db, id);
    if (salvo === null) throw naoEncontrada();
    if (confirmacao.emailConfirmadoEm === null) await enviarConfirmacao(ctx, salvo);
    if (!propria) {
      // The answer has CPF and RG.
      await registrarAcesso(ctx, {
        documento: 'cadastro',
        registro: { tipo: 'professor', id },
        titularId: id,
      });
    }
    return comVersao(200, salvo);
  },
};

function semIndefinidos<T extends object>(dados: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(dados).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
