import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Motivo } from './refusal.ts';
import { examinarPdf } from './scan.ts';
import { classico, comFluxos, FORMAS, fluxo, incremental, type PdfParts } from './testing/pdf-maker.ts';

const JS = '<< /S /JavaScript /JS (app.alert(1)) >>';

const MAUS: Readonly<Record<string, [Motivo, PdfParts]>> = {
  'JavaScript on opening': ['javascript', { catalogo: `/OpenAction ${JS}` }],
  'JavaScript on opening, by reference': [
    'javascript',
    { catalogo: '/OpenAction 10 0 R', objetos: { 10: JS } },
  ],
  'JavaScript by escaped names': [
    'javascript',
    { catalogo: '/Open#41ction << /S /J#61vaScript /#4aS (x) >>' },
  ],
  'JavaScript behind a link': ['javascript', { pagina: `/Annots [<< /Subtype /Link /A ${JS} >>]` }],
  'JavaScript as the next action': [
    'javascript',
    { pagina: `/Annots [<< /Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next [${JS}] >> >>]` },
  ],
  'JavaScript in the name tree': [
    'javascript',
    { catalogo: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>', objetos: { 10: JS } },
  ],
  'JavaScript whose kind stands in another object': [
    'javascript',
    { catalogo: '/OpenAction << /S 10 0 R >>', objetos: { 10: '/JavaScript' } },
  ],
  'JavaScript in a second key of the same name': [
    'javascript',
    { catalogo: '/OpenAction << /S /GoTo /S /JavaScript >>' },
  ],
  'JavaScript as an address': [
    'javascript',
    { pagina: '/Annots [<< /Subtype /Link /A << /S /URI /URI (java\\163cript:alert\\(1\\)) >> >>]' },
  ],
  'JavaScript as a hexadecimal address': [
    'javascript',
    { pagina: `/Annots [<< /A << /S /URI /URI <${Buffer.from('JavaScript:x').toString('hex')}> >> >>]` },
  ],
  'a rendition with JavaScript': ['javascript', { pagina: '/Annots [<< /A << /S /Rendition /JS (x) >> >>]' }],
  '3D with a script': ['javascript', { objetos: { 10: '<< /Type /3D /OnInstantiate 11 0 R >>' } }],
  'a web address on opening': [
    'acaoAoAbrir',
    { catalogo: '/OpenAction << /S /URI /URI (https://a.example) >>' },
  ],
  'printing on opening': ['acaoAoAbrir', { catalogo: '/OpenAction << /S /Named /N /Print >>' }],
  'an unknown action on opening': ['acaoAoAbrir', { catalogo: '/OpenAction 42 0 R' }],
  'an action on opening whose kind is out of sight': [
    'acaoAoAbrir',
    { catalogo: '/OpenAction << /S 42 0 R >>' },
  ],
  'actions of the document': ['acaoAutomatica', { catalogo: '/AA << /WC << /S /Named >> >>' }],
  'actions of the page': [
    'acaoAutomatica',
    { pagina: '/AA << /O << /S /URI /URI (https://a.example) >> >>' },
  ],
  'actions by reference': ['acaoAutomatica', { pagina: '/AA 10 0 R', objetos: { 10: '<< /O 11 0 R >>' } }],
  Launch: ['programa', { pagina: '/Annots [<< /A << /S /Launch /F (cmd.exe) >> >>]' }],
  'Launch, escaped': ['programa', { pagina: '/Annots [<< /A << /S /L#61unch /F (cmd.exe) >> >>]' }],
  GoToR: ['programa', { pagina: '/Annots [<< /A << /S /GoToR /F (\\\\\\\\servidor\\\\a.pdf) >> >>]' }],
  GoToE: ['programa', { pagina: '/Annots [<< /A << /S /GoToE /T << /R /C >> >> >>]' }],
  SubmitForm: ['envio', { pagina: '/Annots [<< /A << /S /SubmitForm /F (http://a.example) >> >>]' }],
  ImportData: ['envio', { pagina: '/Annots [<< /A << /S /ImportData /F (a.fdf) >> >>]' }],
  'an embedded file': [
    'anexo',
    {
      catalogo: '/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>',
      objetos: {
        10: '<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>',
        11: fluxo('/Type /EmbeddedFile', 'MZ'),
      },
    },
  ],
  'an embedded file in a tree of its own': [
    'anexo',
    { catalogo: '/Names << /EmbeddedFiles 10 0 R >>', objetos: { 10: '<< /Kids [11 0 R] >>' } },
  ],
  'a file as an annotation': ['anexo', { pagina: '/Annots [<< /Subtype /FileAttachment /FS 10 0 R >>]' }],
  'an associated file': ['anexo', { catalogo: '/AF [<< /Type /Filespec /EF << /UF 10 0 R >> >>]' }],
  'an XFA form': [
    'xfa',
    { catalogo: '/AcroForm << /Fields [] /XFA 10 0 R >>', objetos: { 10: fluxo('', '<xdp/>') } },
  ],
  'rich media': ['multimidia', { pagina: '/Annots [<< /Subtype /RichMedia >>]' }],
  'rich media content': [
    'multimidia',
    { pagina: '/Annots [<< /Subtype /Screen /RichMediaContent 10 0 R >>]' },
  ],
  'a password': [
    'protegido',
    { trailer: '/Encrypt 10 0 R', objetos: { 10: '<< /Filter /Standard /V 2 /R 3 >>' } },
  ],
  'a direct password': ['protegido', { trailer: '/Encrypt << /Filter /Standard /V 5 >>' }],
};

describe.each(Object.entries(FORMAS))('refused, %s (T-D3)', (_, montar) => {
  it.each(Object.entries(MAUS))('%s', (_nome, [motivo, partes]) => {
    expect(examinarPdf(montar(partes))).toBe(motivo);
  });
});

describe('hidden from simple readers (T-D3)', () => {
  const escondido = `99 0 obj ${JS} endobj`;
  const fluxosEstranhos = (entradas: string, codificar?: (dados: Buffer) => Buffer) =>
    comFluxos(codificar === undefined ? { entradas } : { entradas, codificar })({
      catalogo: `/OpenAction ${JS}`,
    });
  const casos: Record<string, [Motivo, Buffer]> = {
    'in a comment': ['javascript', classico({ objetos: { 10: `% ${escondido}\nnull` } })],
    'in a string': ['javascript', classico({ objetos: { 10: `(${escondido})` } })],
    'in the data of a stream': ['javascript', classico({ objetos: { 10: fluxo('', escondido) } })],
    'behind a comment inside the number': [
      'javascript',
      classico({ objetos: { 10: `null endobj 99 %x\n0 obj ${JS}` } }),
    ],
    'glued to the keyword': ['javascript', classico({ objetos: { 10: `null endobj 99 0 obj${JS}` } })],
    'with comments between key and value': [
      'javascript',
      classico({ catalogo: '/OpenAction%\n<</S%/GoTo\n/JavaScript>>' }),
    ],
    'after rubbish in a dictionary': ['javascript', classico({ catalogo: `endobj ) ] } /OpenAction ${JS}` })],
    'after a string with brackets': [
      'javascript',
      classico({ catalogo: `/X (a\\(b\\\\(c)) /OpenAction ${JS}` }),
    ],
    'in a dictionary that never ends': ['javascript', classico({ objetos: { 10: `<< /A ${JS}` } })],
    'in an old revision': [
      'javascript',
      Buffer.concat([classico({ catalogo: `/OpenAction ${JS}` }), classico({}).subarray(9)]),
    ],
    'in an object stream without a type': ['javascript', fluxosEstranhos('/Filter /FlateDecode')],
    'in an object stream of another type': ['javascript', fluxosEstranhos('/Type /Metadata /Filter [/Fl]')],
    'in an object stream without a filter': [
      'javascript',
      fluxosEstranhos('/Type /ObjStm', (dados) => dados),
    ],
    'in an object stream with a wrong length': [
      'javascript',
      fluxosEstranhos('/Type /ObjStm /Length 3 /Filter /FlateDecode'),
    ],
    'in an object stream whose data say endstream': [
      'javascript',
      comFluxos({ entradas: '/Type /ObjStm', codificar: (dados) => dados })({
        objetos: { 10: '(endstream endobj)', 11: JS },
      }),
    ],
    'in an object stream by an unusual filter': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter /ASCIIHexDecode', (dados) =>
        Buffer.from(`${dados.toString('hex')}>`),
      ),
    ],
    'in an object stream by two filters': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', (dados) =>
        Buffer.from(`${deflateSync(dados).toString('hex')}>`),
      ),
    ],
    'in an object stream by a filter out of sight': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter 42 0 R'),
    ],
    'in an object stream with a predictor': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    ],
    'in an object stream that does not inflate': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter /FlateDecode', () => randomBytes(50)),
    ],
    'in an object stream that inflates without end': [
      'complexo',
      fluxosEstranhos('/Type /ObjStm /Filter /FlateDecode', () => deflateSync(Buffer.alloc(200_000_000))),
    ],
    'below a thousand brackets': ['complexo', classico({ objetos: { 10: `${'['.repeat(1_000)}${JS}` } })],
  };
  it.each(Object.entries(casos))('%s', (_, [motivo, pdf]) => {
    expect(examinarPdf(pdf)).toBe(motivo);
  });
});

describe('outer form (T-D2)', () => {
  const bom = classico({});
  const zip = Buffer.alloc(22);
  zip.write('PK\u0005\u0006', 'latin1');
  const zipComComentario = Buffer.from(zip);
  const comZipDentro = (folga: number) => {
    const pdf = classico({ objetos: { 10: fluxo('', zipComComentario) } });
    const em = pdf.indexOf('PK\u0005\u0006');
    pdf.writeUInt16LE(pdf.length - em - 22 - folga, em + 20);
    return pdf;
  };
  const casos: Record<string, [Motivo, Buffer]> = {
    'an empty file': ['naoEhPdf', Buffer.alloc(0)],
    HTML: ['naoEhPdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    '[C-J11] HTML before the PDF': ['antes', Buffer.concat([Buffer.from('<html>'), bom])],
    '[C-J11] one byte before the PDF': ['antes', Buffer.concat([Buffer.from('\n'), bom])],
    '[C-J11] the mark of UTF-8 before the PDF': ['antes', Buffer.concat([Buffer.from('\ufeff'), bom])],
    'a ZIP': ['naoEhPdf', Buffer.from('PK\u0003\u0004')],
    'a ZIP before the PDF': ['antes', Buffer.concat([Buffer.from('PK\u0003\u0004'), bom])],
    'a PDF cut short': ['incompleto', bom.subarray(0, bom.length - 40)],
    'a header and an end only': ['incompleto', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    'no catalog': [
      'incompleto',
      Buffer.from(bom.toString('latin1').replace('/Catalog', '/Katalog'), 'latin1'),
    ],
    'more than a kilobyte behind the end': ['incompleto', Buffer.concat([bom, Buffer.alloc(2_000, 'x')])],
    '[C-J11] the stamp of a scanner behind the end': [
      'depois',
      Buffer.concat([bom, Buffer.from('\r\nSCAN-ID 12\r\n')]),
    ],
    'HTML behind the end': ['depois', Buffer.concat([bom, Buffer.from('<script>alert(1)</script>')])],
    'a ZIP behind the end': ['misturado', Buffer.concat([bom, zip])],
    'a ZIP around the end': ['misturado', comZipDentro(0)],
    'a ZIP that ends just before the last byte': ['misturado', comZipDentro(1)],
  };
  it.each(Object.entries(casos))('%s', (_, [motivo, pdf]) => {
    expect(examinarPdf(pdf)).toBe(motivo);
  });

  it.each([
    ['a block of NUL', Buffer.alloc(4_096)],
    ['many spaces and line ends', Buffer.alloc(9_000, ' \r\n')],
  ])('[C-J11] accepts %s behind the end', (_, enchimento) => {
    expect(examinarPdf(Buffer.concat([bom, enchimento]))).toBeNull();
  });
});

const ASSINATURA =
  '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 840 8840 300] ' +
  `/Contents <${'3082a0'.repeat(1_500)}> /M (D:20261120110000-03'00') /Reason (Assinado pelo gov.br) >>`;
const BONS: Readonly<Record<string, PdfParts>> = {
  'a plain page': {},
  'a destination on opening': { catalogo: '/OpenAction [3 0 R /XYZ null null 1]' },
  'GoTo on opening': { catalogo: '/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>' },
  'GoTo on opening, by reference, as LaTeX writes it': {
    catalogo: '/OpenAction 10 0 R',
    objetos: { 10: '<</S/GoTo/D[3 0 R/Fit]>>' },
  },
  'a named destination on opening': { catalogo: '/OpenAction (capa)' },
  'no action on opening': { catalogo: '/OpenAction null' },
  'links to the web and inside': {
    pagina:
      '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://lattes.cnpq.br/1) >> >> ' +
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest (sec.1) >> << /A << /S /Named /N /NextPage >> >>]',
  },
  'a gov.br signature': {
    catalogo: '/AcroForm << /SigFlags 3 /Fields [10 0 R] /DR << >> >>',
    objetos: {
      10: '<< /FT /Sig /T (Signature1) /V 11 0 R /Type /Annot /Subtype /Widget /F 132 /Rect [0 0 9 9] /P 3 0 R >>',
      11: ASSINATURA,
    },
  },
  'XMP and PDF/A': {
    catalogo:
      '/Metadata 10 0 R /OutputIntents [<< /S /GTS_PDFA1 /DestOutputProfile 11 0 R >>] /MarkInfo << /Marked true >>',
    objetos: {
      10: fluxo(
        '/Type /Metadata /Subtype /XML',
        '<?xpacket begin="" id="W5M0"?><x:xmpmeta>JavaScript /JS</x:xmpmeta>',
      ),
      11: fluxo('/N 3', randomBytes(500)),
    },
  },
  'words about JavaScript in title and text': {
    trailer: '/Info 10 0 R',
    objetos: {
      10: '<< /Title (Curso de /JavaScript e /AA) /Author (Ana \\(UFX\\) /Launch) /Keywords (<< /JS 1 >>) >>',
    },
  },
  'empty name trees': {
    catalogo: '/Names << /EmbeddedFiles << /Names [] >> /JavaScript 10 0 R /Dests << >> >> /AA << >>',
    objetos: { 10: '<< /Names [] >>' },
  },
  bookmarks: {
    catalogo: '/Outlines 10 0 R /PageMode /UseOutlines',
    objetos: {
      10: '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
      11: '<< /Title (Sum\\341rio) /Parent 10 0 R /Dest [3 0 R /Fit] >>',
    },
  },
  'a tagged structure': {
    catalogo: '/StructTreeRoot 10 0 R /Lang (pt-BR)',
    objetos: {
      10: '<< /Type /StructTreeRoot /K [<< /S /Document /K [<< /S /H1 /A << /O /Layout >> >> << /S /P >>] >>] /RoleMap << /JS /P >> >>'.replace(
        '/JS',
        '/Launch',
      ),
    },
  },
  'a scanned picture': {
    pagina: '/Rotate 90',
    objetos: {
      10: fluxo(
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /Filter /DCTDecode',
        Buffer.concat([Buffer.from([0xff, 0xd8]), randomBytes(200_000), Buffer.from([0xff, 0xd9])]),
      ),
    },
  },
  'escaped names and odd spacing': { catalogo: '/Foo#20Bar<<>>/Baz[/A#42 1.5 -.5 true<0aFF>()]' },
  'annotations by hand': {
    pagina: '/Annots [<< /Subtype /Highlight /Contents (ver) >> << /Subtype /Popup /Open false >>]',
  },
};

describe.each(Object.entries(FORMAS))('kept, %s (T-D3)', (_, montar) => {
  it.each(Object.entries(BONS))('%s', (_nome, partes) => {
    expect(examinarPdf(montar(partes))).toBeNull();
  });
});

describe('kept, in the dress of other programs', () => {
  const texto = (mudar: (pdf: string) => string) =>
    Buffer.from(mudar(classico({}).toString('latin1')), 'latin1');
  const casos: Record<string, Buffer> = {
    'CR LF line ends': texto((pdf) => pdf.replaceAll('\n', '\r\n')),
    'CR line ends': texto((pdf) => pdf.replaceAll('\n', '\r')),
    'no line end after the end': texto((pdf) => pdf.trimEnd()),
    'NUL padding': Buffer.concat([classico({}), Buffer.alloc(600)]),
    'three revisions': Buffer.concat([incremental({}), classico({}).subarray(9)]),
    'a length in another object': classico({
      objetos: { 10: '<< /Length 11 0 R >>\nstream\nabc\nendstream', 11: '3' },
    }),
    'an object stream with an empty parameter': comFluxos({
      entradas: '/Type /ObjStm /Filter [/FlateDecode] /DecodeParms [<< /Predictor 1 >>]',
    })({}),
  };
  it.each(Object.entries(casos))('%s', (_, pdf) => {
    expect(examinarPdf(pdf)).toBeNull();
  });
});
