import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { BYTES_DOS_FATOS } from '@instrutoria/domain/declaracao/limits.ts';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { conferirAssinatura } from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import { compactVerify, createLocalJWKSet } from 'jose';
import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conferirCodigo, trocarChave } from '../../cli/declaracao.ts';
import { sealOfKeys } from '../../server/deps.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { drawFirstPage } from '../../testing/documents/draw-pdf.ts';
import { countOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { lerChaves } from './chave-repository.ts';
import { garantirChave, verificarEd25519 } from './use-cases/chave-da-instituicao.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let instrutor: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa('coordenador', { nome: 'Maria Coordenadora' });
  const { projeto } = await w.novoAprovado({ dono });
  instrutor = await w.novoInstrutor(projeto, { nome: 'João Aluno', cpf: '52998224725' });
  await w.novaFrequencia(instrutor, 2026, [34, -1, 20.5], dono.id);
});
afterAll(() => t.close());

const emitir = (body: object) =>
  send<AnswerOf<Api['emitirDeclaracao']>>(t.url, 'POST', '/api/declaracao', { token: dono.token, body });
const jwks = async () =>
  (await send<AnswerOf<Api['lerChavesPublicas']>>(t.url, 'GET', '/.well-known/jwks.json')).body.keys;

/** The address in the QR code of the declaration's PDF, read by both readers. */
async function enderecoDoQr(id: number): Promise<string> {
  const r = await t.app.inject({
    method: 'GET',
    url: `/api/declaracao/pdf/${id}`,
    headers: { authorization: `Bearer ${dono.token}` },
  });
  const desenho = await drawFirstPage(new Uint8Array(await buffer(Readable.from([r.rawPayload]))));
  const lido = decodeQR(desenho);
  expect(jsQR.default(desenho.data, desenho.width, desenho.height)?.data).toBe(lido);
  return lido;
}

async function umCodigo() {
  const { body } = await emitir({ papel: 'INSTRUTOR', instrutor });
  const endereco = await enderecoDoQr(body.id);
  return { declaracao: body, endereco, codigo: endereco.split('#')[1] ?? '' };
}
const conferir = async (texto: string) =>
  conferirAssinatura(texto, await lerChaves(t.deps.database.db), verificarEd25519);

describe('the signed code of a declaration', () => {
  it('is in the QR code of the paper, in the fragment, and says the same sentence as the public page', async () => {
    const { declaracao, endereco } = await umCodigo();
    expect(endereco.startsWith(`${t.deps.config.publicUrl}/conferir#`)).toBe(true);
    const conferida = await conferir(endereco);
    expect(conferida.resultado).toBe('integra');
    if (conferida.resultado !== 'integra') return;
    expect(conferida.declaracao.codigo).toBe(declaracao.codigo);
    expect(textoDaDeclaracao(conferida.declaracao.conteudo)).toBe(textoDaDeclaracao(declaracao));
    expect(textoDaDeclaracao(declaracao)).toContain('***.982.247-**');
  });

  it('is verified by any tool with the published keys, and has at most 300 bytes of facts', async () => {
    const { codigo } = await umCodigo();
    const { payload, protectedHeader } = await compactVerify(
      codigo,
      createLocalJWKSet({ keys: await jwks() }),
    );
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA' });
    expect(payload.byteLength).toBeLessThanOrEqual(BYTES_DOS_FATOS);
    expect(Buffer.from(payload).toString()).not.toContain('52998224725');
  });

  it('verifies no more with any of its characters replaced, removed or doubled', async () => {
    const { codigo } = await umCodigo();
    const chaves = await lerChaves(t.deps.database.db);
    const passaram: string[] = [];
    const tentar = async (alterado: string, como: string) => {
      const { resultado } = await conferirAssinatura(alterado, chaves, verificarEd25519);
      if (resultado === 'integra') passaram.push(como);
    };
    for (const [i, letra] of [...codigo].entries()) {
      const [antes, depois] = [codigo.slice(0, i), codigo.slice(i + 1)];
      // The neighbour in the alphabet differs in the lowest bit, which the last character does not use.
      for (const outra of ['A', 'B', 'z', '_', '.'].filter((uma) => uma !== letra)) {
        await tentar(antes + outra + depois, `${i} ${letra}>${outra}`);
      }
      const vizinha = String.fromCharCode((codigo.codePointAt(i) ?? 0) + 1);
      await tentar(antes + vizinha + depois, `${i} next`);
      await tentar(antes + depois, `${i} removed`);
      await tentar(antes + letra + letra + depois, `${i} doubled`);
    }
    expect(passaram).toEqual([]);
  });

  it('is refused without a signature algorithm, with another one, and by a key that is not published', async () => {
    const { codigo } = await umCodigo();
    const [, fatos = '', assinatura = ''] = codigo.split('.');
    const kid = (await jwks())[0]?.kid ?? '';
    const com = (cabecalho: object) =>
      `${Buffer.from(JSON.stringify(cabecalho)).toString('base64url')}.${fatos}.${assinatura}`;
    expect(await conferir(com({ alg: 'none', kid }))).toEqual({ resultado: 'ilegivel' });
    expect(await conferir(com({ alg: 'HS256', kid }))).toEqual({ resultado: 'ilegivel' });
    expect(await conferir(com({ alg: 'EdDSA', kid, crit: ['x'] }))).toEqual({ resultado: 'ilegivel' });
    expect(await conferir(com({ alg: 'EdDSA', kid: 'outra' }))).toEqual({ resultado: 'chaveDesconhecida' });
    expect(await conferir('')).toEqual({ resultado: 'ilegivel' });
    expect(await conferir('a'.repeat(100_000))).toEqual({ resultado: 'ilegivel' });
  });
});

describe('the keys of the institution', () => {
  it('are published without the private part, which the database holds only sealed', async () => {
    const [atual] = await jwks();
    expect(Object.keys(atual ?? {}).toSorted()).toEqual(['alg', 'crv', 'iat', 'kid', 'kty', 'use', 'x']);
    const { rows } = await t.deps.database.pool.query('select privada from chave_da_instituicao');
    expect(String(rows[0]?.privada)).not.toContain('"d"');
  });

  it('stay listed with their days when replaced, and verify what they signed, not what comes after', async () => {
    const { endereco, codigo } = await umCodigo();
    const [antes] = await jwks();
    expect(await trocarChave(t.deps.database, t.deps.sealOfKeys, t.clock.real())).toContain(
      antes?.kid ?? '?',
    );
    const [nova, velha, ...outras] = await jwks();
    expect(outras).toEqual([]);
    expect(nova?.kid).not.toBe(antes?.kid);
    expect(nova).not.toHaveProperty('exp');
    expect(velha).toMatchObject({ kid: antes?.kid, x: antes?.x, exp: expect.any(Number) });
    expect(await countOf(t, 'auditoria', { acao: 'trocarChaveDaInstituicao' })).toBe(1);
    const { rows } = await t.deps.database.pool.query(
      'select count(privada)::int as n from chave_da_instituicao',
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await conferir(endereco)).toMatchObject({ resultado: 'integra', chave: { kid: antes?.kid } });
    // A paper made now is signed with the new key.
    expect(await conferir((await umCodigo()).endereco)).toMatchObject({ chave: { kid: nova?.kid } });
    const cedo = (await lerChaves(t.deps.database.db)).map((chave) => ({ ...chave, exp: 1 }));
    expect(await conferirAssinatura(codigo, cedo, verificarEd25519)).toEqual({ resultado: 'alterada' });
  });

  it('are kept at the next start, and replaced where the secret of the installation is another', async () => {
    const antes = await jwks();
    await garantirChave(t.deps);
    expect(await jwks()).toEqual(antes);
    await garantirChave({ ...t.deps, sealOfKeys: sealOfKeys(Buffer.alloc(48, 1)) });
    const depois = await jwks();
    expect(depois).toHaveLength(antes.length + 1);
    expect(depois.map(({ kid }) => kid)).toEqual(expect.arrayContaining(antes.map(({ kid }) => kid)));
    // Back to the secret of this installation, for the tests after it.
    await garantirChave(t.deps);
  });

  it('are made once by eight processes that start together', async () => {
    await t.deps.database.pool.query('delete from chave_da_instituicao');
    await Promise.all(Array.from({ length: 8 }, () => garantirChave(t.deps)));
    expect(await jwks()).toHaveLength(1);
  });
});

describe('`declaracao conferir`', () => {
  it('says the sentence and whether it holds, for the signed code and for the letters', async () => {
    const { declaracao, endereco } = await umCodigo();
    const assinado = await conferirCodigo(t.deps.database, `${endereco}\n`);
    expect(assinado.vale).toBe(true);
    expect(assinado.linhas.join('\n')).toContain(M.integra);
    expect(assinado.linhas).toContain(textoDaDeclaracao(declaracao));
    const letras = await conferirCodigo(t.deps.database, declaracao.codigo.toLowerCase());
    expect([letras.vale, letras.linhas.join()]).toEqual([true, expect.stringContaining('João Aluno')]);
    expect(letras.linhas.join()).not.toContain(M.integra);
  });

  it('says an altered, an unknown and a revoked one, which do not hold', async () => {
    const { declaracao, codigo } = await umCodigo();
    const alterado = `${codigo.slice(0, -3)}AAA`;
    expect(await conferirCodigo(t.deps.database, alterado)).toMatchObject({ vale: false });
    expect(await conferirCodigo(t.deps.database, '0'.repeat(26))).toMatchObject({ vale: false });
    await send(t.url, 'POST', `/api/declaracao/revogar/${declaracao.id}`, {
      token: adm.token,
      body: { motivo: 'nome errado' },
    });
    const revogada = await conferirCodigo(t.deps.database, codigo);
    expect([revogada.vale, revogada.linhas.join()]).toEqual([false, expect.stringContaining('REVOGADA em')]);
    // The paper of a revoked one carries the address of the public page, not a signature.
    expect(await enderecoDoQr(declaracao.id)).toBe(
      `${t.deps.config.publicUrl}/declaracao/${declaracao.codigo}`,
    );
  });
});
