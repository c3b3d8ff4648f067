import { examinarPdf } from '@instrutoria/pdf-seguro/scan.ts';
import { expect, it } from 'vitest';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { PROFESSORES, PROJETOS, RASCUNHOS } from '../content.ts';
import { comprovanteEmPdf, turmaComTaxa } from './comprovante.ts';

const propostas = [...PROJETOS, ...RASCUNHOS].filter(({ disciplinas }) => disciplinas !== undefined);

it.each(propostas)('draws the proof of $titulo as a clean page with every discipline', async (proposta) => {
  const { coordenador, disciplinas = [] } = proposta;
  const pessoa = PROFESSORES.find(({ chave }) => chave === coordenador);
  if (pessoa === undefined) throw new Error(coordenador);
  const bytes = comprovanteEmPdf(pessoa, disciplinas, '20/10/2026');
  expect(examinarPdf(bytes)).toBeNull();
  const { pages, compact } = await readPdf(new Uint8Array(bytes));
  expect(pages).toHaveLength(1);
  const esperados = disciplinas.flatMap(({ codigo, nome, tsd }) => [
    codigo,
    nome,
    `${tsd.toFixed(1).replace('.', ',')}%`,
  ]);
  for (const texto of [pessoa.nome, '20/10/2026', 'fictícios', ...esperados]) {
    expect(compact).toContain(squeeze(texto));
  }
});

it('counts classes that match the success rate', () => {
  for (const tsd of [35, 46.2, 66.7, 95]) {
    const { matriculados, aprovados } = turmaComTaxa(tsd, 57);
    expect(matriculados).toBeGreaterThanOrEqual(57);
    expect(((100 * aprovados) / matriculados).toFixed(1)).toBe(tsd.toFixed(1));
  }
});
