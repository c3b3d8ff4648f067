import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { umaImagem, umPdf } from '../../testing/documents/arquivos.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, enviarArquivo } from '../../testing/world/cena.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: Cena;
let projeto: Projeto;
let imagem: string;
const pessoas: Record<string, Pessoa> = {};

const enviar = async (caminho: string, bytes: Buffer, nome?: string): Promise<string> =>
  ((await enviarArquivo(c, caminho, bytes, nome)).body as unknown as { data: string }).data;

beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  imagem = await enviar('/api/projeto/upload', await umaImagem('jpeg', { exif: true }));
  const colaborador = await c.w.novaPessoa();
  const corpo = await c.corpo({ introducao: imagem, professores_colaboradores: [colaborador.id] });
  projeto = (await c.envia<Projeto>('POST', '/api/projeto', corpo)).body;
  const designado = await c.w.novaPessoa('avaliador');
  await c.w.designar(projeto.id, designado.id);
  Object.assign(pessoas, {
    coordenador: c.dono,
    colaborador,
    outro: await c.w.novaPessoa(),
    designado,
    outroAvaliador: await c.w.novaPessoa('avaliador'),
    administrador: await c.w.novaPessoa('administrador'),
    presidente: await c.w.novaPessoa('PRESIDENTE_COMISSAO'),
    secretaria: await c.w.novaPessoa('secretaria'),
  });
});
afterAll(() => t.close());

const ler = (caminho: string, quem: string) =>
  c.envia('GET', caminho, undefined, { token: pessoas[quem]?.token ?? null });

async function leitores(caminho: string, desconhecido: string): Promise<string[]> {
  const podem: string[] = [];
  for (const quem of Object.keys(pessoas)) {
    const r = await ler(caminho, quem);
    if (r.status === 200) podem.push(quem);
    else expect([r.status, r.text], quem).toEqual([404, (await ler(desconhecido, quem)).text]);
  }
  expect((await c.envia('GET', caminho, undefined, { token: null })).status).toBe(401);
  return podem;
}

describe("a section's image", () => {
  const caminho = () => `/api/projeto/imagem/${imagem}`;
  const desconhecida = `/api/projeto/imagem/arq_${'0'.repeat(32)}`;

  it('is readable for its uploader and the readers of the project; for the secretariat only once the call is sent to it', async () => {
    const podem = ['coordenador', 'colaborador', 'designado', 'administrador', 'presidente'];
    expect(await leitores(caminho(), desconhecida)).toEqual(podem);
  });

  it('is readable for its uploader alone before a project has it, and while a draft has it (T-D8)', async () => {
    const solta = await enviar('/api/projeto/upload', await umaImagem());
    expect(await leitores(`/api/projeto/imagem/${solta}`, desconhecida)).toEqual(['coordenador']);
    await c.envia('POST', '/api/projeto/rascunho', { metodologia: solta });
    expect(await leitores(`/api/projeto/imagem/${solta}`, desconhecida)).toEqual(['coordenador']);
  });

  it.each(['foto', 'comprovanteDisciplinas', 'logo'] as const)('answers 404 for a %s', async (tipo) => {
    const referencia = await c.w.novoArquivo(tipo, c.dono.id);
    expect((await ler(`/api/projeto/imagem/${referencia}`, 'coordenador')).status).toBe(404);
  });

  it.each(['..%2F..%2Fsegredo', 'arq_1', '%00', 'projeto'])('refuses the path %s', async (texto) => {
    expect((await ler(`/api/projeto/imagem/${texto}`, 'administrador')).status).toBe(404);
  });

  it('has no place and author (T-D14), and is a JPEG for every upload format', async () => {
    for (const formato of ['jpeg', 'png'] as const) {
      const enviada = await umaImagem(formato, { exif: true });
      expect((await sharp(enviada).metadata()).exif).toBeDefined();
      const referencia = await enviar('/api/projeto/upload', enviada);
      const guardada = Buffer.from(await t.deps.storage.bytes(referencia));
      const lida = await sharp(guardada).metadata();
      expect([lida.format, lida.width, lida.height, lida.exif, lida.xmp]).toEqual([
        'jpeg',
        40,
        30,
        undefined,
        undefined,
      ]);
      expect(guardada.includes('Canario')).toBe(false);
    }
  });
});

describe('the proof of the disciplines (D22)', () => {
  it('is readable byte for byte for its coordinator, its evaluator, the president and administrators, who alone get the reference', async () => {
    const bytes = umPdf();
    const comprovante = await enviar('/api/disciplina/upload', bytes, 'histórico.pdf');
    const disciplinas_associadas = [{ id: (await c.w.novoPacote(c.dono.id)).disciplina }];
    const pacote = await c.envia<{ id: number }>('POST', '/api/disciplina/adicionar', {
      comprovante,
      disciplinas_associadas,
    });
    const colaborador = pessoas.colaborador?.id;
    const corpo = await c.corpo({
      comprovante_disciplinas: pacote.body.id,
      professores_colaboradores: [colaborador],
    });
    const { id } = (await c.envia<Projeto>('POST', '/api/projeto', corpo)).body;
    await c.w.designar(id, pessoas.designado?.id ?? 0);
    const caminho = `/api/images/comprovante/${id}`;
    const leem = ['coordenador', 'designado', 'administrador', 'presidente'];
    expect(await leitores(caminho, '/api/images/comprovante/999999')).toEqual(leem);
    expect((await ler(caminho, 'coordenador')).text).toBe(bytes.toString('utf8'));
    for (const quem of Object.keys(pessoas)) {
      const r = await ler(`/api/projeto/projeto/${id}`, quem);
      expect(r.text.includes(comprovante), quem).toBe(leem.includes(quem));
    }
  });
});

describe('every file goes out privately (T-D6, T-D17)', () => {
  it.each([
    ['a section image', () => `/api/projeto/imagem/${imagem}`, 'image/jpeg', null],
    [
      'a proof',
      () => `/api/images/comprovante/${projeto.id}`,
      'application/pdf',
      `comprovante_projeto_${1}.pdf`,
    ],
    ['the project PDF', () => `/api/gerar-pdf/${projeto.id}`, 'application/pdf', `projeto_${1}.pdf`],
  ])('is sent privately: %s', async (_o, caminho, tipo, nome) => {
    const { headers, status } = await ler(caminho(), 'coordenador');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(tipo);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const esperado =
      nome === null
        ? null
        : `inline; filename="${nome}"; filename*=UTF-8''${nome}`.replaceAll('_1.', `_${projeto.id}.`);
    expect(headers.get('content-disposition')).toBe(esperado);
  });
});
