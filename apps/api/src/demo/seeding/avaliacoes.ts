import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { inserirAprovacao, salvarAprovacao } from '../../features/avaliacao/repository.ts';
import { avaliada, decidida, encargoDe } from './encargos.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { PropostaSemeada } from './propostas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

export interface AvaliacaoSemeada {
  readonly aprovacao: AprovacaoGuardada;
  readonly semeada: PropostaSemeada;
}

function passosDe(
  { aprovacao, semeada }: AvaliacaoSemeada,
  quando: (passo: number) => Date,
  vagasEm: Date,
  pessoas: Semeados['pessoas'],
): AtoDemo[] {
  const { id, avaliadorId, aceito, ja_foi_avaliado, remunerados_aprovados, voluntarios_aprovados } =
    aprovacao;
  if (avaliadorId === null) throw new Error('every project of the demonstration has one evaluator');
  const registro = { tipo: 'projeto_aprovacao', id } as const;
  const administrador = exigir(pessoas, 'claudia.portela');
  const presidente = exigir(pessoas, 'fernando.lisboa');
  const designar = { acao: 'designarAvaliador', pessoa: administrador, quando: quando(0), registro };
  const aceitar = { acao: 'aceitarAvaliacao', pessoa: avaliadorId, quando: quando(1), registro };
  const avaliar = { acao: 'avaliar', pessoa: avaliadorId, quando: quando(2), registro };
  const vagas = { remunerados_aprovados, voluntarios_aprovados };
  // D30: somebody else decides about the president's own project.
  const quem = semeada.proposta.coordenador === 'fernando.lisboa' ? administrador : presidente;
  const aprovar = { acao: 'aprovarInstrutores', pessoa: quem, quando: vagasEm, registro, depois: vagas };
  const concedeu = remunerados_aprovados + voluntarios_aprovados > 0;
  return [
    designar,
    ...(aceito ? [aceitar] : []),
    ...(ja_foi_avaliado ? [avaliar] : []),
    ...(concedeu ? [aprovar] : []),
  ];
}

/** Creates the evaluations of every call past its submissions; returns their audit rows. */
export async function semearAvaliacoes(
  semeados: Semeados,
  semeadas: readonly PropostaSemeada[],
): Promise<{ readonly avaliacoes: readonly AvaliacaoSemeada[]; readonly atos: readonly AtoDemo[] }> {
  const { tx, pessoas, presente } = semeados;
  const bolsas = new Map<number, number>();
  const avaliacoes: AvaliacaoSemeada[] = [];
  const atos: AtoDemo[] = [];
  for (const semeada of semeadas) {
    const encargo = encargoDe(semeada);
    if (encargo === null) continue;
    const { id: editalId, dados } = semeada.edital;
    const quando = (passo: number) => noDia(presente, dados.encerradoHa - 3 - 5 * passo, semeada.ordem);
    const jaDadas = bolsas.get(editalId) ?? 0;
    const avaliadorId = exigir(pessoas, encargo.avaliador);
    const pronta = decidida(avaliada(semeada, avaliadorId, encargo.progresso), semeada, jaDadas);
    bolsas.set(editalId, jaDadas + pronta.remunerados_aprovados);
    const { id: _id, versao: _versao, ...nova } = pronta;
    const inserida = await inserirAprovacao(tx, nova, quando(0));
    if (inserida === null) throw new Error('a project has two evaluators');
    const aprovacao = nova.ja_foi_avaliado
      ? await salvarAprovacao(tx, inserida, { avaliadoEm: quando(2) })
      : inserida;
    avaliacoes.push({ aprovacao, semeada });
    const vagasEm = noDia(presente, (dados.publicadoHa ?? 3) + 20, semeada.ordem);
    atos.push(...passosDe({ aprovacao, semeada }, quando, vagasEm, pessoas));
  }
  return { avaliacoes, atos };
}
