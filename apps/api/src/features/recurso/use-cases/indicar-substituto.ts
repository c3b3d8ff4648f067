import type { Api } from '@instrutoria/contract/api.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO as M, MENSAGENS_RELATORIA } from '@instrutoria/domain/recurso/messages.ts';
import { impedimentoDoSubstituto } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import {
  emailDeSubstituto,
  emailDeSubstitutoLiberado,
} from '../../../adapters/mail/templates/recurso-recebido.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarAprovacao } from '../../avaliacao/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import { quemPodeDecidir } from '../quem-decide-queries.ts';
import { segurarCandidato } from '../relatoria-queries.ts';
import { travarRecurso } from '../repository.ts';
import { substitutoDe } from '../substituto-queries.ts';
import { gravarSubstituto } from '../substituto-repository.ts';
import { origemConhecida, recursoDesconhecido } from './relatoria-travada.ts';

/** Where no president may decide an appeal, an administrator who is not barred names who does (D56). */
export const indicarSubstituto: Executar<Api['indicarSubstituto']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { aprovacaoId, editalId, projeto } = await origemConhecida(ctx, id);
  await travarAprovacao(ctx.db, aprovacaoId);
  const recurso = await travarRecurso(ctx.db, id);
  if (recurso === null) throw recursoDesconhecido();
  const temPresidencia = (await quemPodeDecidir(ctx.db, projeto.id, 'PRESIDENTE_COMISSAO')).length > 0;
  exigirAto(MAQUINA_DO_RECURSO, recurso, 'indicarSubstituto', {
    quem: ctx.usuario.tipo,
    fatos: { temPresidencia },
  });
  const corpo = pedido.corpo();
  const pessoaId = corpo.substituto ?? null;
  exigirSemProblemas([
    ...(pessoaId === null ? [problema('substituto', 'SEM_SUBSTITUTO', M.escolhaOSubstituto)] : []),
    ...problemasDoMotivoDoEdital(corpo.motivo),
  ]);
  const motivo = (corpo.motivo ?? '').trim();
  const candidato = pessoaId === null ? null : await segurarCandidato(ctx.db, projeto.id, pessoaId);
  if (candidato === null || pessoaId === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_RELATORIA.relatorNaoEncontrado);
  }
  const impedimento = impedimentoDoSubstituto(candidato);
  if (impedimento !== null) {
    exigirSemProblemas([problema('substituto', 'SUBSTITUTO_IMPEDIDO', impedimento)]);
  }
  const antes = await substitutoDe(ctx.db, id);
  const quando = { autorId: ctx.usuario.id, indicadoEm: ctx.agora };
  await gravarSubstituto(ctx.db, { recursoId: id, pessoaId, motivo, ...quando });
  await auditar(ctx, {
    acao: 'indicarSubstituto',
    registro: { tipo: 'recurso', id },
    antes: { substituto: antes?.pessoaId ?? null },
    depois: { projeto: projeto.id, substituto: pessoaId, motivo },
  });
  const edital = await acharEdital(ctx.db, editalId);
  await avisarSobreProjetos(ctx, { pessoaId, especie: 'substituto', projetos: [projeto.id] }, (remessa) =>
    emailDeSubstituto({ ...remessa, projeto, edital: edital?.nome ?? '' }),
  );
  if (antes !== null && antes.pessoaId !== pessoaId) {
    const sobre = {
      pessoaId: antes.pessoaId,
      especie: 'substitutoLiberado',
      projetos: [projeto.id],
    } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDeSubstitutoLiberado({ ...remessa, projetoId: projeto.id, porque: 'trocado' }),
    );
  }
  return { status: 200, dados: { message: M.substitutoIndicado } };
};
