import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoConvite } from '../../../adapters/mail/templates/estudante.ts';
import type { Contexto, Deps, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { relacaoComInstrutor } from '../../instrutor/relacao-queries.ts';
import { travarInstrutor } from '../../instrutor/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { criarConvite } from '../link-repository.ts';
import { acharConvidado, type Convidado, convidadosDoProjeto } from '../queries.ts';

/** Changes with the vínculo's e-mail or CPF, so that an invitation to the earlier ones ends. */
export function marcaDoVinculo(
  { keyedHash }: Pick<Deps, 'keyedHash'>,
  { id, email, cpf }: Convidado,
): string {
  return keyedHash('convite', JSON.stringify([id, email, cpf]));
}

/** The pending invitation, unless the vínculo changed since. */
export function conviteEmVigor(deps: Deps, convidado: Convidado, agora: Date): Convidado['convite'] {
  const { convite, encerrado, estudanteId } = convidado;
  if (convite === null || encerrado || estudanteId !== null || convite.valeAte <= agora) return null;
  return convite.marca === marcaDoVinculo(deps, convidado) ? convite : null;
}

function lido(ctx: Contexto<Usuario | null>, convidado: Convidado): AnswerOf<Api['convidarEstudante']> {
  const convite = conviteEmVigor(ctx.deps, convidado, ctx.deps.clock.real());
  return {
    instrutor: convidado.id,
    convite:
      convite === null
        ? null
        : {
            enviadoEm: convite.enviadoEm.toISOString(),
            valeAte: convite.valeAte.toISOString(),
            naoEntregue: convite.naoEntregue,
          },
    entrouEm: convidado.entrouEm?.toISOString() ?? null,
  };
}

export const listarConvites: Executar<Api['listarConvites']> = async (ctx, { params }) => {
  if (ctx.alvo.relacao !== 'dono') {
    exigirNaoParticipar(await relacaoComProjeto(ctx.db, ctx.usuario, params.id));
  }
  const convidados = await convidadosDoProjeto(ctx.db, params.id);
  return { status: 200, dados: convidados.map((um) => lido(ctx, um)) };
};

async function exigirConvidado(ctx: Contexto, id: number): Promise<Convidado> {
  const convidado = await acharConvidado(ctx.db, id);
  if (convidado === null)
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_INSTRUTOR.naoEncontrado);
  return convidado;
}

export const convidarEstudante: Executar<Api['convidarEstudante']> = async (ctx, { params: { id } }) => {
  if (ctx.alvo.relacao !== 'dono') exigirNaoParticipar(await relacaoComInstrutor(ctx.db, ctx.usuario, id));
  await travarInstrutor(ctx.db, id);
  const convidado = await exigirConvidado(ctx, id);
  const recusa = recusaDoConvite(convidado);
  if (recusa !== null) throw new DomainError('conflito', ...recusa);
  const agora = ctx.deps.clock.real();
  const marca = marcaDoVinculo(ctx.deps, convidado);
  const { token, expiraEm } = await criarConvite(
    ctx.db,
    { instrutorId: id, autorId: ctx.usuario.id, marca },
    agora,
  );
  const remessa = remessaPara(convidado, ctx.deps, await lerConfiguracao(ctx.db));
  const { projeto, projetoId, coordenador } = convidado;
  const sobre = { especie: 'instrutores', instrutorId: id, projetos: [projetoId] } as const;
  await enviarCarta(ctx, emailDoConvite({ ...remessa, projeto, coordenador, ate: expiraEm, token }), sobre);
  await auditar(ctx, {
    acao: 'convidarEstudante',
    registro: { tipo: 'instrutor', id },
    depois: { ate: expiraEm.toISOString() },
  });
  return { status: 200, dados: lido(ctx, await exigirConvidado(ctx, id)) };
};

function recusaDoConvite({ encerrado, estudanteId, email, cpf }: Convidado): [string, string] | null {
  if (encerrado) return ['VINCULO_ENCERRADO', M.vinculoEncerrado];
  if (estudanteId !== null) return ['JA_ENTROU', M.jaEntrou];
  if (email.trim() === '') return ['FALTA_EMAIL', M.faltaEmail];
  return cpf === null ? ['FALTA_CPF', MENSAGENS_INSTRUTOR.faltaOCpf] : null;
}
