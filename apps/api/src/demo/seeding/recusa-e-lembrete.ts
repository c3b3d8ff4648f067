import { designar } from '@instrutoria/domain/designacao/transitions.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { excluirPorRecusa, inserirAprovacao, marcarLembrados } from '../../features/avaliacao/repository.ts';
import { AVALIACOES } from '../content.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { PropostaSemeada } from './propostas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

const { atrasada: ATRASADA, recusa: RECUSA } = AVALIACOES;

export async function semearRecusaELembrete(
  { tx, pessoas, presente }: Semeados,
  semeadas: readonly PropostaSemeada[],
): Promise<AtoDemo[]> {
  const recusada = semeadas.find(
    ({ edital, proposta }) =>
      edital.dados.chave === RECUSA.edital && proposta.coordenador === RECUSA.coordenador,
  );
  if (recusada === undefined) throw new Error('the refused project is not there');
  const avaliadorId = exigir(pessoas, RECUSA.avaliador);
  const [designadaEm, recusadaEm, lembradaEm] = [20, 17, 1].map((ha) => noDia(presente, ha)) as [
    Date,
    Date,
    Date,
  ];
  const aprovacao = await inserirAprovacao(tx, designar(recusada.id, avaliadorId), designadaEm);
  if (aprovacao === null) throw new Error('the refused project has an evaluator');
  await excluirPorRecusa(tx, aprovacao, { motivo: RECUSA.motivo, especie: null }, recusadaEm);
  const dia = diaNoFuso(lembradaEm, presente.fuso);
  await marcarLembrados(tx, [exigir(pessoas, ATRASADA)], dia, lembradaEm);
  const registro = { tipo: 'projeto_aprovacao', id: aprovacao.id } as const;
  const administrador = exigir(pessoas, 'claudia.portela');
  return [
    { acao: 'designarAvaliador', pessoa: administrador, quando: designadaEm, registro },
    { acao: 'recusarAvaliacao', pessoa: avaliadorId, quando: recusadaEm, registro },
    {
      acao: 'lembrarAvaliadores',
      pessoa: administrador,
      quando: lembradaEm,
      registro: { tipo: 'edital', id: recusada.edital.id },
    },
  ];
}
