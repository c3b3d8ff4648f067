import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import { esperaDaContaAte } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import {
  emailDaContaEscrita,
  emailDaContaNaoReconhecida,
} from '../../../adapters/mail/templates/conta-da-bolsa.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { administradoresDeFora } from '../../../db/participacao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { travarInstrutor } from '../../instrutor/repository.ts';
import {
  avisarDaEscrita,
  type EscritaDaConta,
  encerrarSessoesDoAluno,
  escritaDoLink,
  gravarResposta,
  nomeDoAutor,
  projetoDaConta,
} from '../resposta-repository.ts';

/** Asks the student whether an account that somebody wrote is theirs. */
export async function perguntarAoAluno(
  ctx: Contexto,
  instrutor: InstrutorGuardado,
  {
    conta,
    token,
    autorId,
  }: { readonly conta: ContaBancaria; readonly token: string; readonly autorId: number },
): Promise<void> {
  const [autor, ate] = [await nomeDoAutor(ctx.db, autorId), esperaDaContaAte({ em: ctx.agora })];
  await avisarDaEscrita(ctx, instrutor, { conta, token }, (escrita) =>
    emailDaContaEscrita({ ...escrita, autor, ate }),
  );
}

async function avisarQueNaoEDele(ctx: Contexto<Usuario | null>, instrutor: InstrutorGuardado): Promise<void> {
  const { coordenadorId, ...projeto } = await projetoDaConta(ctx.db, instrutor.id);
  for (const pessoaId of new Set([coordenadorId, ...(await administradoresDeFora(ctx.db, projeto.id))])) {
    const sobre = { pessoaId, especie: 'contaDaBolsa', projetos: [projeto.id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDaContaNaoReconhecida({ ...remessa, projeto, instrutor: instrutor.nome }),
    );
  }
}

function linkRecusado(codigo: string, mensagem: string): DomainError {
  return new DomainError('invalido', codigo, mensagem, [problema('token', codigo, mensagem)]);
}

/** The latest account is the one that counts; the answer may be changed until it is written anew. */
function exigirAtual(escrita: EscritaDaConta | null): EscritaDaConta {
  if (escrita === null) throw linkRecusado('LINK_DESCONHECIDO', M.linkDaContaDesconhecido);
  if (!escrita.atual) throw linkRecusado('LINK_VENCIDO', M.contaEscritaDepois);
  return escrita;
}

export const responderSobreAConta: Executar<Api['responderSobreAConta']> = async (ctx, pedido) => {
  const { token = '', resposta } = pedido.corpo();
  const { instrutorId } = exigirAtual(await escritaDoLink(ctx.db, token));
  const instrutor = await travarInstrutor(ctx.db, instrutorId);
  // Read again with the lock: the account may have been written in between.
  const { id, estudanteId, resposta: antes } = exigirAtual(await escritaDoLink(ctx.db, token));
  if (instrutor !== null && resposta !== antes) {
    await gravarResposta(ctx.db, id, { resposta, em: ctx.agora });
    await auditar(ctx, {
      acao: 'responderSobreAConta',
      registro: { tipo: 'instrutor', id: instrutorId },
      depois: { resposta },
    });
    if (resposta === 'naoMinha') {
      // Written in their own session: somebody else has it.
      if (estudanteId !== null) await encerrarSessoesDoAluno(ctx.db, estudanteId, ctx.deps.clock.real());
      await avisarQueNaoEDele(ctx, instrutor);
    }
  }
  const negada = estudanteId === null ? M.contaNaoMinha : M.contaNaoFuiEu;
  return { status: 200, dados: { message: resposta === 'minha' ? M.contaMinha : negada } };
};
