import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examinarPdf } from './scan.ts';
import { semMetadados } from './strip.ts';
import { classico, comFluxos, FORMAS, fluxo, incremental, type PdfParts } from './testing/pdf-maker.ts';
import { paginasDoPdf } from './text.ts';

const xmp = (nome: string) =>
  fluxo('/Type /Metadata /Subtype /XML', `<x:xmpmeta><dc:creator>${nome}</dc:creator></x:xmpmeta>`);
/** A file with this author in every place where files name one. */
const de = (nome: string): PdfParts => ({
  catalogo: `/Metadata 10 0 R /PieceInfo << /Word << /Private (${nome}) >> >>`,
  pagina: '/Metadata 10 0 R /LastModified (D:2026) /Annots [12 0 R 13 0 R] /PieceInfo 14 0 R',
  objetos: {
    10: xmp(nome),
    11: `<< /Author (${nome}) /Title (${nome}) /Producer (Word de ${nome}) >>`,
    12: `<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (ver) /T (${nome}) /M (D:2026) >>`,
    13: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (assinatura) /Rect [0 0 9 9] /V 15 0 R >>',
    14: `<< /Illustrator << /Private (${nome}) >> >>`,
    15: `<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> /Name (${nome}) >>`,
  },
  trailer: `/Info 11 0 R /ID [<${Buffer.from(nome).toString('hex')}> <00>]`,
});
const copia = (bytes: Buffer): Buffer => {
  const feita = semMetadados(bytes);
  if (feita === null) throw new Error('not copied');
  return feita;
};

describe('a copy without the data about the author', () => {
  it.each(Object.entries({ classico, incremental, comFluxos: comFluxos() }))(
    'keeps the pages of %s and drops the author',
    async (_, forma) => {
      const [um, outro] = [forma(de('Zoraide Quintanilha')), forma(de('Bia'))];
      expect(um.includes('Zoraide') || forma !== classico).toBe(true);
      const feita = copia(um);
      expect(feita.toString('latin1')).not.toMatch(/Zoraide|Quintanilha|xmpmeta|ByteRange/);
      // Not even the length differs.
      expect(feita).toEqual(copia(outro));
      expect(examinarPdf(feita)).toBeNull();
      expect(await paginasDoPdf(feita)).toEqual(await paginasDoPdf(um));
      expect(feita.toString('latin1')).toContain('(Projeto de ensino) Tj');
      expect(copia(feita)).toEqual(feita);
    },
  );

  it('is made for every valid shape', async () => {
    for (const forma of Object.values(FORMAS)) {
      const bytes = forma({});
      expect(await paginasDoPdf(copia(bytes))).toEqual(await paginasDoPdf(bytes));
    }
  });

  it('takes nothing within a stream for an object, and keeps its bytes', () => {
    const dados = 'BT (7 0 obj << /Author (x) >> endobj trailer << /Root 9 0 R >>) Tj ET \x00\xff endstrea';
    const feita = copia(classico({ pagina: '/Mais 20 0 R', objetos: { 20: fluxo('', dados) } }));
    expect(feita.includes(Buffer.from(dados, 'latin1'))).toBe(true);
  });

  it('is refused for a text that is no file, a missing length, or a disguised name', () => {
    expect(semMetadados(Buffer.from('%PDF-1.4\n%%EOF\n'))).toBeNull();
    const longo = classico({})
      .toString('latin1')
      .replace(/\/Length \d+/, '/Length 9999');
    expect(semMetadados(Buffer.from(longo, 'latin1'))).toBeNull();
    expect(semMetadados(classico({ pagina: '/#4detadata 10 0 R', objetos: { 10: xmp('x') } }))).toBeNull();
  });

  it('is made or refused for any bytes, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(600), (ruido, onde) => {
        const bytes = classico({});
        const estragado = Buffer.concat([bytes.subarray(0, onde), ruido, bytes.subarray(onde)]);
        const feita = semMetadados(estragado);
        expect(feita === null || feita.subarray(0, 5).toString() === '%PDF-').toBe(true);
      }),
    );
  });
});
