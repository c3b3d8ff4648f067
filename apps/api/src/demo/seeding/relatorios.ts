import { salvarAtividade } from '../../features/relatorio/atividade-repository.ts';
import { salvarDoCoordenador } from '../../features/relatorio/coordenador-repository.ts';
import {
  disciplinasDoProjeto,
  lerDisciplinasRelatadas,
  salvarDisciplinas,
} from '../../features/relatorio/disciplinas-repository.ts';
import { RELATORIOS } from '../content.ts';
import type { AvaliacaoSemeada } from './avaliacoes.ts';
import { noDia } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';

function contagens(tsd: number, ordem: number) {
  const numMatriculados = 60 + ordem * 17;
  const perdidos = Math.round(numMatriculados * (1 - Math.min(98, tsd + 6) / 100));
  const numReprovadosNota = Math.round(perdidos * 0.55);
  const numReprovadosFrequencia = Math.round(perdidos * 0.2);
  const numTrancaram = Math.round(perdidos * 0.15);
  const numSuprimiram = Math.max(0, perdidos - numReprovadosNota - numReprovadosFrequencia - numTrancaram);
  return { numMatriculados, numReprovadosNota, numReprovadosFrequencia, numTrancaram, numSuprimiram };
}

export async function semearRelatorios(
  { tx, pessoas, presente }: Semeados,
  avaliacoes: readonly AvaliacaoSemeada[],
  instrutores: readonly InstrutorSemeado[],
): Promise<void> {
  const { desempenhos } = RELATORIOS;
  for (const coordenador of RELATORIOS.comRelatorioDeDisciplinas) {
    const projeto = avaliacoes.find(
      ({ semeada }) =>
        semeada.edital.dados.chave === 'anterior' && semeada.proposta.coordenador === coordenador,
    )?.semeada;
    if (projeto === undefined) throw new Error(`${coordenador} has no project`);
    const { id: projetoId, proposta } = projeto;
    const equipe = instrutores.filter((um) => um.projetoId === projetoId);
    const autorId = exigir(pessoas, coordenador);
    const ids = await disciplinasDoProjeto(tx, projetoId);
    const entradas = proposta.disciplinas.map(({ tsd }, ordem) => ({
      disciplina: ids[ordem] ?? 0,
      ...contagens(tsd, ordem),
    }));
    await salvarDisciplinas(tx, projetoId, entradas, { autorId, agora: noDia(presente, 12) });
    const escolhidas = (await lerDisciplinasRelatadas(tx, projetoId)).map(({ id }) => id);
    for (const { id } of equipe.filter(({ dados }) => dados.relatorio)) {
      const feita = { textos: RELATORIOS.atividade, escolhidas };
      await salvarAtividade(tx, id, feita, { autorId, agora: noDia(presente, 11) });
    }
    if (coordenador !== RELATORIOS.comRelatorioDoCoordenador) continue;
    const avaliados = equipe.map(({ id: aluno }, ordem) => ({
      aluno,
      avaliacao: desempenhos[ordem % desempenhos.length] ?? '',
    }));
    const feito = { textos: RELATORIOS.coordenador, avaliacoes: avaliados };
    await salvarDoCoordenador(tx, projetoId, feito, { autorId, agora: noDia(presente, 9) });
  }
}
