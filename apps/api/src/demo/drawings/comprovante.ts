import { INSTITUICAO, UNIDADES } from '../content.ts';
import type { DisciplinaDemo, ProfessorDemo } from '../schemas.ts';
import { escrever, paginaEmPdf } from './pagina.ts';

const SEMESTRES = { primeiro: '1º', segundo: '2º', anual: 'anual' } as const;
const MARGEM = 56;
const COLUNAS = [MARGEM, 116, 356, 402, 442, 494] as const;

/** Enrolled and approved students whose ratio rounds to the success rate. */
export function turmaComTaxa(tsd: number, minimo: number): { matriculados: number; aprovados: number } {
  for (let matriculados = minimo; matriculados < minimo + 1000; matriculados++) {
    const aprovados = Math.round((matriculados * tsd) / 100);
    if (Math.round((aprovados / matriculados) * 1000) === Math.round(tsd * 10)) {
      return { matriculados, aprovados };
    }
  }
  throw new Error(`no class has the success rate ${tsd}`);
}

function linha(d: DisciplinaDemo, indice: number): string[] {
  const y = 560 - indice * 26;
  const { matriculados, aprovados } = turmaComTaxa(d.tsd, 41 + ((d.nome.length * 13 + indice * 29) % 90));
  const celulas = [
    d.codigo,
    d.nome,
    SEMESTRES[d.semestre],
    `${d.cargaHoraria} h`,
    `${aprovados}/${matriculados}`,
    `${d.tsd.toFixed(1).replace('.', ',')}%`,
  ];
  return [
    ...celulas.map((texto, coluna) => escrever(texto, COLUNAS[coluna] ?? MARGEM, y, 9)),
    `0.8 G ${MARGEM} ${y - 9} m 539 ${y - 9} l S 0 G`,
  ];
}

function conteudo(pessoa: ProfessorDemo, disciplinas: readonly DisciplinaDemo[], emissao: string): string {
  const titulos = ['Código', 'Disciplina', 'Sem.', 'C.H.', 'Apr./Mat.', 'T.S.D.'];
  const fim = 560 - disciplinas.length * 26;
  return [
    escrever(INSTITUICAO.nome.toUpperCase(), MARGEM, 780, 13, 'F2'),
    escrever('Pró-Reitoria de Graduação · Sistema de Registro Acadêmico', MARGEM, 763, 9),
    `0.05 0.2 0.44 RG 1.5 w ${MARGEM} 752 m 539 752 l S 0 G 0.5 w`,
    escrever('HISTÓRICO DE RENDIMENTO POR DISCIPLINA', MARGEM, 715, 15, 'F2'),
    escrever(`Docente: ${pessoa.nome}`, MARGEM, 684, 10),
    escrever(`SIAPE: ${pessoa.siape}`, 400, 684, 10),
    escrever(`Unidade: ${UNIDADES[pessoa.unidade]?.nome ?? pessoa.unidade}`, MARGEM, 668, 10),
    escrever(`Emissão: ${emissao}`, 400, 668, 10),
    escrever('Apuração: soma das turmas das quatro últimas ofertas encerradas.', MARGEM, 644, 9),
    `0.91 0.94 0.99 rg ${MARGEM - 4} 578 491 20 re f 0 g`,
    ...titulos.map((texto, coluna) => escrever(texto, COLUNAS[coluna] ?? MARGEM, 585, 9, 'F2')),
    ...disciplinas.flatMap(linha),
    escrever(
      'Apr./Mat.: aprovados sobre matriculados. T.S.D.: taxa de sucesso da disciplina.',
      MARGEM,
      fim - 8,
      8,
    ),
    escrever(
      'Documento de demonstração gerado pelo Instrutoria: a instituição, as pessoas e os',
      MARGEM,
      76,
      8,
    ),
    escrever('números são fictícios.', MARGEM, 65, 8),
  ].join('\n');
}

export function comprovanteEmPdf(
  pessoa: ProfessorDemo,
  disciplinas: readonly DisciplinaDemo[],
  emissao: string,
): Buffer {
  return paginaEmPdf(conteudo(pessoa, disciplinas, emissao), 'Histórico de rendimento por disciplina');
}
