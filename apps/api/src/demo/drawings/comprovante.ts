import { INSTITUICAO, UNIDADES } from '../content/instituicao.ts';
import type { DisciplinaDemo, ProfessorDemo } from '../content/types.ts';

const SEMESTRES = { primeiro: '1º', segundo: '2º', anual: 'anual' } as const;
const MARGEM = 56;
/** Left edges of the columns, in points. */
const COLUNAS = [MARGEM, 116, 356, 402, 442, 494] as const;

/** A string of a content stream: WinAnsi bytes are those of Latin-1 for every letter of Portuguese. */
function cadeia(texto: string): string {
  return `(${texto.replace(/[\\()]/g, (c) => `\\${c}`)})`;
}

function escrever(texto: string, x: number, y: number, tamanho: number, fonte: 'F1' | 'F2' = 'F1'): string {
  return `BT /${fonte} ${tamanho} Tf ${x} ${y} Td ${cadeia(texto)} Tj ET`;
}

/** Enrolled and approved students whose ratio rounds to the success rate of the discipline. */
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
    escrever(`Unidade: ${UNIDADES[pessoa.unidade].nome}`, MARGEM, 668, 10),
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

/** The proof of the disciplines: one A4 page, plain PDF 1.4 with the standard fonts, the same bytes for the same data. */
export function comprovanteEmPdf(
  pessoa: ProfessorDemo,
  disciplinas: readonly DisciplinaDemo[],
  emissao: string,
): Buffer {
  const fluxo = conteudo(pessoa, disciplinas, emissao);
  const fonte = (nome: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nome} /Encoding /WinAnsiEncoding >>`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    fonte('Helvetica'),
    fonte('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(fluxo, 'latin1')} >>\nstream\n${fluxo}\nendstream`,
    `<< /Title ${cadeia('Histórico de rendimento por disciplina')} >>`,
  ];
  let texto = '%PDF-1.4\n%âãÏÓ\n';
  const inicios = objetos.map((objeto, i) => {
    const inicio = texto.length; // one byte a character: the whole file is Latin-1
    texto += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return inicio;
  });
  const tabela = inicios.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('');
  const total = objetos.length + 1;
  const trailer = `trailer\n<< /Size ${total} /Root 1 0 R /Info ${objetos.length} 0 R >>\nstartxref\n${texto.length}\n%%EOF\n`;
  return Buffer.from(`${texto}xref\n0 ${total}\n0000000000 65535 f \n${tabela}${trailer}`, 'latin1');
}
