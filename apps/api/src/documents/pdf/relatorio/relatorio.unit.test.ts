import { naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf, squeeze } from '../../../testing/documents/read-pdf.ts';
import { createPdfRenderer } from '../renderer.ts';
import type { BaseDoRelatorio, LinhaDeDisciplina } from './modelo.ts';
import { montarAtividade, montarDisciplinas, montarDoCoordenador } from './montar.ts';

const warnings: object[] = [];
const renderer = createPdfRenderer({
  timeoutMs: 300_000,
  log: { warn: (fields) => warnings.push(fields) },
});
afterAll(() => renderer.close());

const BASE: BaseDoRelatorio = {
  instituicao: {
    nome: 'Universidade do Cariri Exemplar',
    sigla: 'UCE',
    programa: 'Programa de Instrutoria',
    cidade: 'Crato',
    logo: null,
  },
  logo: null,
  edital: 'Edital 2026 de Instrutoria',
  projeto: { id: 31, titulo: 'Monitoria em Cálculo' },
  coordenador: 'Helena Prado Nogueira',
  coordenacao: 'Rui Campos, até 12/05/2026; Helena Prado Nogueira, desde 13/05/2026',
  salvoEm: new Date('2027-01-01T02:00:00Z'),
  emitidoEm: new Date('2027-01-02T12:00:00Z'),
  fuso: 'America/Fortaleza',
};
const LINHA: LinhaDeDisciplina = {
  disciplina: { nome: 'Cálculo I', codigo: 'MAT0101', semestre: 'primeiro', tsd: 62 },
  numMatriculados: 40,
  numReprovadosNota: 3,
  numReprovadosFrequencia: 2,
  numTrancaram: 1,
  numSuprimiram: 1,
  taxaSucesso: 82.5,
};
const atividade = (texto: string) => ({
  introducaoProblematica: texto,
  introducaoJustificativa: texto,
  introducaoObjetivos: texto,
  desenvolvimento: texto,
  metodologia: texto,
  discussaoResultados: texto,
  conclusao: texto,
  referencias: texto,
});
const coordenador = (texto: string) => ({ relatorio: texto, fundamentacao: texto, conclusao: texto });

/** All three kinds, with this text in every place that a person fills. */
const COM = (texto: string) => {
  const disciplina = { ...LINHA.disciplina, nome: texto, codigo: texto };
  const base = { ...BASE, coordenador: texto, coordenacao: texto, projeto: { id: 31, titulo: texto } };
  const linhas = [{ ...LINHA, disciplina }];
  return {
    disciplinas: montarDisciplinas({ ...base, linhas }),
    atividade: montarAtividade({ ...base, aluno: texto, textos: atividade(texto), linhas }),
    coordenador: montarDoCoordenador({
      ...base,
      textos: coordenador(texto),
      avaliacoes: [{ aluno: { id: 1, nome: texto }, avaliacao: texto }],
    }),
  };
};
const QUAIS = ['disciplinas', 'atividade', 'coordenador'] as const;
const HOSTIS = [
  ['lone surrogates and controls', 'a\ud800b\u0000c\u001b'],
  ['an endless word', 'a'.repeat(3000)],
  ['a tower of accents', `a${'\u0301\u0323'.repeat(500)}`],
  ['nothing visible', '\u200b\u2060'],
  ['8,000 emoji', '🙂'.repeat(8000)],
] as const;

async function read(qual: (typeof QUAIS)[number], texto: string) {
  return readPdf(await renderer.documento(async () => COM(texto)[qual]));
}

describe.each(QUAIS)('writes the report %s as a document', (qual) => {
  it("is PDF/A-2a in Portuguese, with headings and the institution's header", async () => {
    warnings.length = 0;
    const pdf = await read(qual, 'Texto escrito');
    expect([pdf.pdfa, pdf.tagged, pdf.language]).toEqual(['2A', true, 'pt-BR']);
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
    expect(warnings).toEqual([]);
    for (const esperado of [
      ...['Universidade do Cariri Exemplar', 'Programa de Instrutoria', 'Edital 2026 de Instrutoria'],
      // In the institution's zone the year had not ended.
      ...['Local e anoCrato, 2026', 'CoordenaçãoTexto escrito', 'ProjetoTexto escrito'],
      ...['Salvo em31/12/2026 23:00', 'Emitido em 02/01/2027 09:00', 'Página 1 de'],
    ]) {
      expect(pdf.compact).toContain(squeeze(esperado));
    }
  });

  it.each([
    ['Typst markup', '#read("/etc/passwd") $x^2$ *forte* `cru` @ref \\u{41} // nada'],
    ['HTML', '<img src=http://127.0.0.1:9/canario> <b>forte</b>'],
  ])('T-D18: draws %s as text', async (_, texto) => {
    const { compact, pdfa } = await read(qual, texto);
    expect(compact).toContain(squeeze(texto));
    expect(compact).not.toContain('root:');
    expect(pdfa).toBe('2A');
  });

  // Each text in one of the three reports, which use the same fonts and paragraphs.
  it.each(HOSTIS.filter((_, i) => naAmostra(i + QUAIS.indexOf(qual), QUAIS.length)))(
    'T-D18: makes a PDF in spite of %s',
    async (_, texto) => {
      expect((await read(qual, texto)).compact).toContain('Página1de');
    },
  );
});

describe('the text of each report', () => {
  it('counts disciplines by reason, with the declared and the achieved rate, under headings for screen readers', async () => {
    const vazia = { ...LINHA, numMatriculados: 0, taxaSucesso: null };
    const documento = montarDisciplinas({ ...BASE, linhas: [LINHA, vazia] });
    const { compact, roles } = await readPdf(await renderer.documento(async () => documento));
    for (const esperado of [
      ...['Matriculados', 'Não aprovados, por motivo', 'Taxa declarada no projeto'],
      ...['Taxa de sucesso alcançada', 'Cálculo I', 'MAT0101', 'Primeiro semestre', '62 %', '82,5 %'],
      ...['Reprovados por nota: 3', 'Reprovados por frequência: 2', 'Trancamentos: 1', 'Supressões: 1'],
      'Sem matriculados',
    ]) {
      expect(compact).toContain(squeeze(esperado));
    }
    expect(roles.filter((role) => role === 'TH')).toHaveLength(5);
  });

  it('prints every text of an activity under its own heading, with paragraphs and line ends, and marks an empty one', async () => {
    const textos = { ...atividade('um\ndois\n\ntrês'), referencias: ' ' };
    const documento = montarAtividade({ ...BASE, aluno: 'Ana', textos, linhas: [] });
    const { compact, roles } = await readPdf(await renderer.documento(async () => documento));
    expect(compact).toContain(squeeze('Instrutor Ana'));
    expect(compact.match(/umdoistrês/g)).toHaveLength(7);
    expect(compact).toContain(squeeze('Referências Não informado.'));
    expect(roles.filter((role) => role === 'H2')).toHaveLength(9);
  });

  it('prints the evaluation of each instructor under the name, complete over many pages', async () => {
    const longa = `${'Uma avaliação detalhada. '.repeat(300)}FIM`;
    const avaliacoes = Array.from({ length: 5 }, (_, i) => ({
      aluno: { id: i, nome: `Aluno número ${i}` },
      avaliacao: longa,
    }));
    const documento = montarDoCoordenador({ ...BASE, textos: coordenador('Texto.'), avaliacoes });
    const { compact, pages } = await readPdf(await renderer.documento(async () => documento));
    expect(pages.length).toBeGreaterThan(5);
    expect(compact.match(/FIM/g)).toHaveLength(5);
    for (const { aluno } of avaliacoes) expect(compact).toContain(squeeze(aluno.nome));
  });
});
