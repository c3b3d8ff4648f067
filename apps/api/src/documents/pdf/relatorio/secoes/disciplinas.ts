import type { LinhaDaTabela, Secao } from '../../blocos.ts';
import { celula, linha } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { LinhaDeDisciplina } from '../modelo.ts';

const SEMESTRES: Readonly<Record<string, string>> = {
  primeiro: 'Primeiro semestre',
  segundo: 'Segundo semestre',
  anual: 'Anual',
};

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const COLUNAS = [
  { rotulo: texto('Disciplina, código e semestre'), largura: 4.2, alinhamento: 'inicio' },
  { rotulo: texto('Matriculados'), largura: 2.1, alinhamento: 'fim' },
  { rotulo: texto('Não aprovados, por motivo'), largura: 4.9, alinhamento: 'inicio' },
  { rotulo: texto('Taxa declarada no projeto'), largura: 2.2, alinhamento: 'fim' },
  { rotulo: texto('Taxa de sucesso alcançada'), largura: 2.2, alinhamento: 'fim' },
] as const;

function porcento(taxa: number | null): string {
  return taxa === null ? 'Sem matriculados' : `${numero.format(taxa)}\u00a0%`;
}

function linhaDaTabela({ disciplina: d, taxaSucesso, ...contagens }: LinhaDeDisciplina): LinhaDaTabela {
  return {
    indivisivel: d.nome.length < 600,
    celulas: [
      celula(
        linha(d.nome, 'forte'),
        linha(d.codigo, 'suave'),
        linha(SEMESTRES[d.semestre] ?? d.semestre, 'suave'),
      ),
      celula(linha(numero.format(contagens.numMatriculados))),
      celula(
        linha(`Reprovados por nota: ${numero.format(contagens.numReprovadosNota)}`),
        linha(`Reprovados por frequência: ${numero.format(contagens.numReprovadosFrequencia)}`),
        linha(`Trancamentos: ${numero.format(contagens.numTrancaram)}`),
        linha(`Supressões: ${numero.format(contagens.numSuprimiram)}`),
      ),
      celula(linha(porcento(d.tsd))),
      celula(linha(porcento(taxaSucesso), 'forte')),
    ],
  };
}

export function secaoDisciplinas(linhas: readonly LinhaDeDisciplina[], titulo: string): Secao {
  return {
    titulo: texto(titulo),
    blocos:
      linhas.length === 0
        ? [{ tipo: 'nota', texto: texto('Nenhuma disciplina informada.') }]
        : [
            { tipo: 'tabela', colunas: COLUNAS, linhas: linhas.map(linhaDaTabela) },
            {
              tipo: 'nota',
              texto: texto('A taxa de sucesso (TSD) alcançada é a parte dos matriculados que foi aprovada.'),
            },
          ],
  };
}
