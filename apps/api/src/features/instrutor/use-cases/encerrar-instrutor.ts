import type { Api } from '@instrutoria/contract/api.ts';
import {
  encerrar,
  exigirVaga,
  exigirVinculoVivo,
  retomar,
} from '@instrutoria/domain/instrutor/transitions.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { contarVivos, primeiroMesComHoras, salvarInstrutor } from '../repository.ts';
import { conferirPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, instrutorDeOutremEmMaos, instrutorEmMaos } from './em-maos.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/** Ends the tie with its day and reason; record, documents, attendance and reports stay (D25, D40). */
export const encerrarInstrutor: Executar<Api['encerrarInstrutor']> = async (ctx, pedido) => {
  const { instrutor: antes, lugar } = await instrutorEmMaos(ctx, pedido.params.id);
  exigirVinculoVivo(antes);
  await exigirJanela(ctx.db, 'cadastroInstrutor', lugar.projetoId, ctx.agora);
  ctx.exigirVersao(antes.versao);
  const depois = encerrar(antes, pedido.corpo() ?? {}, {
    hoje: await hojeNoFuso(ctx),
    vigencia: lugar.vigencia,
    primeiroMesComHoras: await primeiroMesComHoras(ctx.db, antes.id),
  });
  await salvarInstrutor(ctx.db, antes, depois, {
    agora: ctx.agora,
    quem: ctx.usuario.id,
    motivo: depois.fimVinculo?.motivo,
  });
  await auditar(ctx, {
    acao: 'encerrarInstrutor',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: { projeto: antes.projetoId },
    depois: depois.fimVinculo,
  });
  return { status: 204, dados: undefined };
};

/** Takes an ended tie back while its place is free and the person is not tied otherwise meanwhile (D37, D40). */
export const retomarVinculo: Executar<Api['retomarVinculo']> = async (ctx, pedido) => {
  const { instrutor: antes, lugar } = await instrutorDeOutremEmMaos(ctx, pedido.params.id);
  ctx.exigirVersao(antes.versao);
  const { motivo } = pedido.corpo();
  const depois = retomar(antes, motivo);
  exigirVaga(depois.tipoAluno, lugar.aprovadas, await contarVivos(ctx.db, lugar.projetoId));
  await conferirPessoa(ctx, depois, await hojeNoFuso(ctx));
  await salvarInstrutor(ctx.db, antes, depois, {
    agora: ctx.agora,
    quem: ctx.usuario.id,
    motivo: motivo?.trim(),
  });
  await auditar(ctx, {
    acao: 'retomarVinculo',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: antes.fimVinculo,
    depois: { projeto: antes.projetoId, motivo: motivo?.trim() },
  });
  return comVersao(200, await instrutorEscrito(ctx, antes.id));
};
