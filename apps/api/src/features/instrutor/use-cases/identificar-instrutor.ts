import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisosDaLista } from '../lista-de-alunos-queries.ts';
import { relacaoComInstrutor } from '../relacao-queries.ts';
import { salvarInstrutor } from '../repository.ts';
import { anularTermoQueMudou } from './anular-termo.ts';
import { conferirPessoa, mudaAPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, instrutorPublicadoTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';
import { avisarSaidaDaConta } from './sair-da-conta.ts';

/** Also for ended vínculos and archived calls, because payments wait for it (D37). */
export const identificarInstrutor: Executar<Api['identificarInstrutor']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const administra = ctx.alvo.relacao !== 'dono';
  if (administra) {
    exigirNaoParticipar(await relacaoComInstrutor(ctx.db, ctx.usuario, id));
  }
  const { instrutor: antes } = await instrutorPublicadoTravado(ctx, id);
  ctx.exigirVersao(antes.versao);
  const enviada = pedido.corpo();
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'identificarInstrutor', {
    quem: papelDe(ctx),
    fatos: { administra },
    dados: enviada,
  });
  const muda = antes.fimVinculo === null && mudaAPessoa(antes, depois);
  const avisos = muda ? await conferirPessoa(ctx, depois, await hojeNoFuso(ctx)) : [];
  const motivo = enviada.motivo?.trim() || null;
  if (depois.cpf !== antes.cpf || depois.matricula !== antes.matricula) {
    await avisarSaidaDaConta(ctx, antes, depois);
    await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id, motivo });
    await anularTermoQueMudou(ctx, antes.id);
    await auditar(ctx, {
      acao: 'identificarInstrutor',
      registro: { tipo: 'instrutor', id: antes.id },
      antes: { matricula: antes.matricula },
      depois: {
        matricula: depois.matricula,
        cpf: depois.cpf === antes.cpf ? 'o mesmo' : antes.cpf === null ? 'acrescentado' : 'alterado',
        ...(motivo === null ? {} : { motivo }),
      },
    });
  }
  const daLista = await avisosDaLista(ctx.db, antes.id);
  return comVersao(200, { ...(await instrutorEscrito(ctx, antes.id)), avisos: [...avisos, ...daLista] });
};
