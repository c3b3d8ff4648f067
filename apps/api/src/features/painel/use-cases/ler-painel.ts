import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado, leDistribuicaoDasNotas } from '@instrutoria/domain/avaliacao/policies.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { leBolsasPorUnidade } from '@instrutoria/domain/decisao/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { pagamentoDoEdital } from '../../pagamento/do-edital-queries.ts';
import {
  contarBolsasPorUnidade,
  contarNotas,
  contarProgresso,
  contarSubmissoes,
  somarHoras,
} from '../queries.ts';

export async function exigirEdital(ctx: Contexto, id: number) {
  const guardado = await editalEncontrado(ctx, id);
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  // A participant sees nothing about the assessment before publication (D20).
  return { guardado, edital, fuso, semOsDe: foiPublicado(edital) ? 0 : ctx.usuario.id };
}

/** Every month of the call up to now, and any other with hours; none while no hours are registered. */
function porMes(
  registradas: Awaited<ReturnType<typeof somarHoras>>,
  edital: Pick<Edital, 'vigenciaFim' | 'vigenciaInicio'>,
  hoje: string,
) {
  if (registradas.length === 0) return [];
  const horas = new Map(registradas.map((um) => [um.mes, um.horas]));
  const ate = [mesDoDia(edital.vigenciaFim), mesDoDia(hoje)].toSorted()[0] ?? '';
  for (let mes = mesDoDia(edital.vigenciaInicio); mes <= ate; mes = somarMeses(mes, 1)) {
    if (!horas.has(mes)) horas.set(mes, 0);
  }
  return [...horas].map(([mes, n]) => ({ mes, horas: n })).toSorted((a, b) => a.mes.localeCompare(b.mes));
}

/** A person who may not read the sheets gets none of their figures. */
async function doPagamento({ db, agora, usuario }: Contexto, edital: Edital, fuso: string) {
  if (!podeAdministrar(usuario)) return null;
  return foiPublicado(edital) ? pagamentoDoEdital(db, edital, agora, fuso) : [];
}

export const lerPainel: Executar<Api['lerPainel']> = async (ctx, { params }) => {
  const { edital, fuso, semOsDe } = await exigirEdital(ctx, params.editalId);
  const { tipo } = ctx.usuario;
  const pedido = { editalId: edital.id, fuso, semOsDe };
  const [submissoes, progresso, notas, bolsasPorUnidade, horas, pagamento] = await Promise.all([
    contarSubmissoes(ctx.db, pedido),
    contarProgresso(ctx.db, pedido),
    leDistribuicaoDasNotas(tipo, edital.fase) ? contarNotas(ctx.db, pedido, edital.tipoProjeto) : [],
    leBolsasPorUnidade(tipo, edital.fase) ? contarBolsasPorUnidade(ctx.db, pedido) : [],
    foiPublicado(edital) ? somarHoras(ctx.db, edital.id) : [],
    doPagamento(ctx, edital, fuso),
  ]);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const dados = { submissoes, ...progresso, notas, bolsasPorUnidade, pagamento };
  return { status: 200, dados: { ...dados, horas: porMes(horas, edital, hoje) } };
};
