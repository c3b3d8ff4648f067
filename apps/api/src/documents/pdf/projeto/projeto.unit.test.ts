import { CAMPOS_VAZIOS } from '@instrutoria/domain/projeto/campos.ts';
import { umaUnidade } from '@instrutoria/domain/testing/contas.ts';
import { umaDisciplina, umCronograma, umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf, squeeze } from '../../../testing/documents/read-pdf.ts';
import { umDocumento } from '../../../testing/documents/um-documento-do-projeto.ts';
import { createPdfRenderer } from '../renderer.ts';

const warnings: object[] = [];
const renderer = createPdfRenderer({
  timeoutMs: 300_000,
  log: { warn: (fields) => warnings.push(fields) },
});
afterAll(() => renderer.close());

async function read(...args: Parameters<typeof umDocumento>) {
  return readPdf(await renderer.projeto(async () => umDocumento(...args)));
}

const PICTURE = { width: 300, height: 200, channels: 3, background: '#1351b4' } as const;
const jpeg = async (): Promise<Uint8Array> =>
  new Uint8Array(await sharp({ create: PICTURE }).jpeg().toBuffer());
const png = async (): Promise<Uint8Array> =>
  new Uint8Array(await sharp({ create: PICTURE }).png().toBuffer());
const REFERENCIA = `arq_${'c'.repeat(32)}`;

describe('the project PDF', () => {
  it('shows every part of the details page (E-PROJETO-13)', async () => {
    const { compact } = await read({
      resumo: '<p>Texto do resumo</p>',
      introducao: '<p>Texto da introdução</p>',
      metodologia: '<p>Texto da metodologia</p>',
      resultadosEsperados: '<p>Texto dos resultados</p>',
      referencias: '<p>Texto das referências</p>',
    });
    for (const expected of [
      ...[
        'Universidade do Cariri Exemplar',
        'Programa de Instrutoria Acadêmica',
        'Edital 2026 de Instrutoria',
      ],
      ...['Projeto nº 31', 'Monitoria em Cálculo para ingressantes', 'Número do projeto31', 'TipoTIPO I'],
      ...[
        'Regime de trabalho40h/DE',
        'Instrutores pedidos2 (1 bolsista e 1 voluntário)',
        'Enviado em10/03/2026 11:00',
      ],
      ...['Instrutores bolsistas1 solicitado', 'Instrutores voluntários1 solicitado'],
      ...[
        'NomeHelena Prado Nogueira',
        'helena.nogueira@exemplo.br',
        'SIAPE1234567',
        'Instituto de Matemática',
      ],
      ...['pós-graduaçãoMatemática', 'Departamento de Álgebra', 'http://lattes.cnpq.br/1234567890123456'],
      ...['Rui Campos Teles', 'rui.teles@exemplo.br', '2222222', 'Faculdade de Educação'],
      ...['http://lattes.cnpq.br/2222222222222222'],
      ...['Otávio Lins Barreto', '7654321', '20h/DE'],
      ...['TítuloEdital 2026 de Instrutoria', 'Data de publicação20/02/2026', '01/03/2026 a 31/03/2026'],
      ...['cálculo', 'monitoria', 'permanência', 'ensino'],
      ...['ResumoTexto do resumo', 'IntroduçãoTexto da introdução', 'MetodologiaTexto da metodologia'],
      ...['Resultados EsperadosTexto dos resultados', 'ReferênciasTexto das referências'],
      ...['Bolsista 1 de 1', 'Voluntário 1 de 1', 'MarçoOficinas e plantão de dúvidas, parte 1.'],
      ...['DezembroOficinas e plantão de dúvidas, parte 10.'],
    ]) {
      expect(compact).toContain(squeeze(expected));
    }
  });

  it('shows every field of every discipline', async () => {
    const disciplinas_associadas = [
      umaDisciplina(),
      umaDisciplina({
        id: 12,
        nome: 'Oficina de Docência',
        codigo: 'EDU0202',
        semestre: 'anual',
        tipo_disciplina: 'teorico-Pratica',
        ehObrigatoria: false,
        tsd: 47.5,
        carga_horaria: 96,
        cursos_ofertadas: ['Pedagogia'],
        unidade_oferta: umaUnidade({ nome: 'Faculdade de Letras' }),
      }),
    ];
    const { compact } = await read({
      comprovante_disciplinas: { id: 5, comprovante: null, disciplinas_associadas },
    });
    for (const expected of [
      ...[
        'Cálculo I MAT0101',
        'Primeiro semestre',
        'Engenharia Civil; Física',
        'Teórica Obrigatória',
        '62 %',
        '64 h',
      ],
      ...[
        'Oficina de Docência EDU0202',
        'Faculdade de Letras Anual',
        'Pedagogia',
        'Teórico-prática Não obrigatória',
      ],
      ...['47,5 %', '96 h'],
    ]) {
      expect(compact).toContain(squeeze(expected));
    }
  });

  it("numbers its pages and prints its date in the institution's zone", async () => {
    const { pages } = await read({ resumo: '<p>Uma frase comum de resumo.</p>'.repeat(120) });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, i) => {
      expect(page).toContain(`Página ${i + 1} de ${pages.length}`);
      expect(page).toContain('Projeto nº 31 · Emitido em 19/03/2026 23:30');
      expect(squeeze(page)).toContain(squeeze('Edital 2026 de Instrutoria'));
    });
  });

  it('is PDF/A-2a: marked, tagged, in Portuguese, with embedded fonts and an output intent', async () => {
    warnings.length = 0;
    const bytes = await renderer.projeto(async () => umDocumento());
    const pdf = await readPdf(bytes);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(pdf).toMatchObject({ pdfa: '2A', tagged: true, language: 'pt-BR' });
    expect(pdf.title).toBe('Monitoria em Cálculo para ingressantes');
    expect(raw).toMatch(/\/OutputIntents/);
    expect(raw).toMatch(/\/S ?\/GTS_PDFA1/);
    expect(raw).toMatch(/\/StructTreeRoot/);
    const fonts = raw.match(/\/Type ?\/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile[23]? /g)).toHaveLength(fonts);
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Table', 'TH', 'TD', 'Link']));
    expect(warnings).toEqual([]);
  });

  it('shows the image of a section, and its alternative text', async () => {
    const plain = await read({ introducao: REFERENCIA });
    expect(plain.images).toBe(0);
    expect(plain.compact).toContain(squeeze('A imagem desta seção não está disponível.'));
    const pdf = await read({ introducao: REFERENCIA }, { imagens: new Map([[REFERENCIA, await jpeg()]]) });
    expect(pdf.images).toBe(1);
    expect(pdf.alternatives).toEqual(['Imagem enviada pelo coordenador como conteúdo da seção Introdução']);
    expect(pdf.compact).not.toContain(REFERENCIA);
  });

  it('prints the summary as text and not as an image (D11)', async () => {
    const pdf = await read({ resumo: REFERENCIA }, { imagens: new Map([[REFERENCIA, await jpeg()]]) });
    expect(pdf.compact).toContain(REFERENCIA);
    expect(pdf.alternatives).toEqual([]);
  });

  it('shows the logo when it can be drawn', async () => {
    const pdf = await read({}, { logo: await png() });
    expect(pdf.alternatives).toEqual(['Logotipo: Universidade do Cariri Exemplar']);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/></svg>',
    );
    expect((await read({}, { logo: new Uint8Array(svg) })).images).toBe(0);
  });

  it('leaves out an image that cannot be read, and logs it', async () => {
    warnings.length = 0;
    const broken = (await jpeg()).slice(0, 40);
    const pdf = await read({ metodologia: REFERENCIA }, { imagens: new Map([[REFERENCIA, broken]]) });
    expect(pdf.compact).toContain(squeeze('A imagem desta seção não está disponível.'));
    expect(pdf.pdfa).toBe('2A');
    expect(warnings).toEqual([{ projeto: 31, reason: expect.stringContaining('without images') }]);
  });

  it('shows approved counts only once the situation is published (D20)', async () => {
    const counts = { remunerados_aprovados: 1, voluntarios_aprovados: 0 };
    expect((await read(counts)).compact).not.toMatch(/aprovad/);
    const published = await read({ ...counts, situacao: 'APROVADO' });
    expect(published.compact).toContain(squeeze('Instrutores bolsistas 1 solicitado 1 aprovado'));
    expect(published.compact).toContain(squeeze('Instrutores voluntários 1 solicitado 0 aprovados'));
  });

  it('[C-C13] [C-M3] names the holders as the page does, counts the requested ones by kind, and marks only a draft as one', async () => {
    const cronogramas = [umCronograma(), umCronograma(), umCronograma()];
    const { compact } = await read({ remunerados: 2, voluntarios: 1, quantBolsas: 3 }, { cronogramas });
    for (const nome of [
      'Bolsista 1 de 2',
      'Bolsista 2 de 2',
      'Voluntário 1 de 1',
      'Instrutores pedidos3 (2 bolsistas e 1 voluntário)',
    ]) {
      expect(compact).toContain(squeeze(nome));
    }
    expect(compact).not.toMatch(/Instrutor\d|Rascunho|PRÉVIA|aprovad/);
    const rascunho = await read({ ehRascunho: true, submetidoEm: null });
    expect(rascunho.compact).toContain('RascunhoSim');
    // As a mark on the first page, and at the foot of each.
    expect(rascunho.compact).toContain('PRÉVIA');
    expect(rascunho.compact).toContain(squeeze('PRÉVIA, ainda não enviado · Projeto nº'));
  });

  it('is byte for byte the same after any evaluation (T-B8)', async () => {
    const before = await renderer.projeto(async () => umDocumento());
    const during = await renderer.projeto(async () =>
      umDocumento({
        temAvaliador: true,
        remunerados_aprovados: 1,
        voluntarios_aprovados: 1,
        situacaoExibida: 'APROVADO PARCIALMENTE',
        versao: 9,
        atualizadoEm: '2026-03-19T10:00:00.000Z',
      }),
    );
    expect(Buffer.from(during).equals(Buffer.from(before))).toBe(true);
  });

  it('contains no proof, photo or evaluator', async () => {
    const { compact } = await read();
    expect(compact).not.toContain('arq_');
  });

  it('prints a draft with its gaps', async () => {
    const { compact, title } = await read(
      umProjeto({
        ...CAMPOS_VAZIOS,
        titulo: '  ',
        remunerados: 1,
        voluntarios: 1,
        edital: null,
        comprovante_disciplinas: null,
        ehRascunho: true,
        submetidoEm: null,
      }),
      { cronogramas: [] },
    );
    expect(title).toBe('SEM TITULO');
    for (const expected of [
      'RascunhoSim',
      'Ainda não enviado',
      'Nenhum edital escolhido.',
      'ResumoNão informado.',
    ]) {
      expect(compact).toContain(squeeze(expected));
    }
    expect(compact).toContain(squeeze('Nenhum cronograma informado.'));
  });

  it('carries 60 disciplines, 5 schedules and long activities without losing a word', async () => {
    const longa = `<p>${'Uma atividade longa e detalhada. '.repeat(60)}FIM</p>`;
    const disciplinas_associadas = Array.from({ length: 60 }, (_, i) =>
      umaDisciplina({
        id: i,
        nome: `Disciplina de número ${i}`,
        cursos_ofertadas: Array(30).fill('Engenharia Civil'),
      }),
    );
    const { compact, pdfa } = await read(
      { comprovante_disciplinas: { id: 5, comprovante: null, disciplinas_associadas } },
      { cronogramas: Array.from({ length: 5 }, () => umCronograma({ atividade3: longa })) },
    );
    expect(pdfa).toBe('2A');
    expect(compact.match(/FIM/g)).toHaveLength(5);
    expect(compact.match(/EngenhariaCivil/g)).toHaveLength(60 * 30);
    for (const { nome } of disciplinas_associadas) expect(compact).toContain(squeeze(nome));
  });
});
