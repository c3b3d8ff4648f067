import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import { emailDeAusenciaRegistrada } from '../../../adapters/mail/templates/ausencia-registrada.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { leituraDosInstrutores } from '../leitura-queries.ts';
import { lerInstrutor } from '../queries.ts';
import { instrutorNaoEncontrado, relacaoComInstrutor } from '../relacao-queries.ts';
import { inserirAusencia, salvarInstrutor } from '../repository.ts';
import { avisarCoordenador } from './avisar-coordenador.ts';
import { hojeNoFuso, instrutorTravado } from './instrutor-travado.ts';

export const registrarIrregularidade: Executar<Api['registrarIrregularidade']> = async (ctx, { params }) => {
  if (ctx.alvo.relacao !== 'dono') {
    exigirNaoParticipar(await relacaoComInstrutor(ctx.db, ctx.usuario, params.id));
  }
  const { instrutor, projeto } = await instrutorTravado(ctx, params.id);
  const mes = mesDoDia(await hojeNoFuso(ctx));
  const lido = await lerInstrutor(ctx.db, params.id, await leituraDosInstrutores(ctx, false));
  if (lido === null) throw instrutorNaoEncontrado();
  const depois = transitar(MAQUINA_DO_VINCULO, instrutor, 'registrarIrregularidade', {
    quem: papelDe(ctx),
    fatos: { frequenta: lido.frequentando },
  });
  ctx.exigirVersao(instrutor.versao);
  const nova = { instrutorId: instrutor.id, mes, registradaEm: ctx.agora, autorId: ctx.usuario.id };
  if (!(await inserirAusencia(ctx.db, nova))) throw new Error('an absence behind the instructor’s lock');
  await salvarInstrutor(ctx.db, instrutor, depois, { agora: ctx.agora, quem: ctx.usuario.id });
  await avisarCoordenador(ctx, projeto, (remessa) =>
    emailDeAusenciaRegistrada({
      ...remessa,
      projeto: { id: projeto.projetoId, titulo: projeto.titulo },
      instrutor: instrutor.nome,
      mes,
    }),
  );
  await auditar(ctx, {
    acao: 'registrarIrregularidade',
    registro: { tipo: 'instrutor', id: instrutor.id },
    antes: { situacaoInstrutor: instrutor.situacaoInstrutor },
    depois: { situacaoInstrutor: depois.situacaoInstrutor, mes },
  });
  return { status: 200, dados: { message: M.ausenciaRegistrada } };
};
