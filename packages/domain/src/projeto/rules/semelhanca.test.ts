import { describe, expect, it } from 'vitest';
import { umEdital } from '../../testing/editais.ts';
import { umaProposta, umProjeto } from '../../testing/projetos.ts';
import { acharParecido, semelhanca } from './semelhanca.ts';

describe('the likeness of two texts (D46)', () => {
  // The numbers are those of PostgreSQL: select similarity(um, outro).
  it.each([
    ['word', 'two words', 4 / 11],
    ['Leitura guiada', 'leitura GUIADA', 1],
    ['guiada, leitura!', 'leitura guiada', 1],
    ['cálculo', 'física', 0],
    ['', '', 0],
    ['?', '…', 0],
  ])('gives for %j and %j %d', (um, outro, quanto) => {
    expect(semelhanca(um, outro)).toBeCloseTo(quanto, 10);
    expect(semelhanca(outro, um)).toBeCloseTo(quanto, 10);
  });
});

describe('[C-B10] a proposal that nearly repeats another (D46)', () => {
  const LONGO =
    'Encontros semanais em que os estudantes aprendem a ler e a construir os gráficos dos próprios dados, com medidas reais, erro estimado e discussão em grupo ao final de cada oficina.';
  const enviado = umProjeto({
    id: 7,
    titulo: 'Leitura guiada de gráficos em Física Experimental',
    edital: umEdital({ id: 3 }),
    ehRascunho: false,
    resumo: `<p>${LONGO}</p>`,
  });
  const outra = umaProposta({
    edital: 3,
    titulo: 'Química para todos',
    resumo: '<p>Experimentos de bancada com reagentes do cotidiano.</p>',
    introducao: '<p>O laboratório didático ficou fechado por dois anos.</p>',
    metodologia: '<p>Turmas pequenas, roteiros abertos e relatórios curtos.</p>',
    resultadosEsperados: '<p>Metade da evasão do primeiro ano.</p>',
  });
  const { resumo, introducao, metodologia, resultadosEsperados } = enviado;

  it('has the title of a sent one, ignoring case and punctuation', () => {
    const titulo = 'LEITURA GUIADA de gráficos, em física experimental.';
    expect(acharParecido({ ...outra, titulo }, [enviado])).toBe(enviado);
    expect(acharParecido({ ...outra, titulo: 'Leitura de imagens em Artes' }, [enviado])).toBeNull();
  });

  it('has its four texts, formatted differently, under another title', () => {
    const textos = { introducao, metodologia, resultadosEsperados };
    const marcado = `<p><strong>${LONGO}</strong></p><p></p>`;
    expect(acharParecido({ ...outra, ...textos, resumo: marcado }, [enviado])).toBe(enviado);
    expect(acharParecido(outra, [enviado])).toBeNull();
  });

  it('counts sections that are images as no words', () => {
    const imagem = `arq_${'0123456789abcdef'.repeat(2)}`;
    const imagens = { introducao: imagem, metodologia: imagem, resultadosEsperados: imagem };
    const deImagens = { ...enviado, ...imagens, titulo: 'Outro' };
    expect(acharParecido({ ...outra, ...imagens, resumo }, [deImagens])).toBe(deImagens);
    expect(acharParecido({ ...outra, ...imagens }, [deImagens])).toBeNull();
  });

  it('counts only projects sent to the same call, without itself; among several the last', () => {
    const igual = { ...outra, titulo: enviado.titulo };
    expect(acharParecido({ ...igual, id: enviado.id }, [enviado])).toBeNull();
    expect(acharParecido({ ...igual, edital: 4 }, [enviado])).toBeNull();
    expect(acharParecido(igual, [{ ...enviado, ehRascunho: true }])).toBeNull();
    const depois = { ...enviado, id: 8, submetidoEm: '2026-03-11T00:00:00.000Z' };
    expect(acharParecido(igual, [enviado, depois])).toBe(depois);
  });
});
