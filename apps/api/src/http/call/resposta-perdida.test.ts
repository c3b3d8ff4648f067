import { randomUUID } from 'node:crypto';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Chamada } from '@instrutoria/contract/route.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cenaPermitida } from '../../testing/access/allowed-scene.ts';
import type { Pronto } from '../../testing/access/derived.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { diferenca } from '../../testing/database/estado.ts';
import { contar } from '../../testing/figures.ts';
import { sondas } from '../../testing/probes/todas.ts';
import { type LossyProxy, startLossyProxy } from '../../testing/server/lossy-proxy.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { semSegredos } from './idempotency.ts';

const todas = (Object.keys(rotas) as NomeDaChamada[]).filter((nome) => rotas[nome].method !== 'GET');
/**
 * They mail every administrator, and each scene adds one, so both scenes are made before either is measured.
 */
const AVISAM_A_ADMINISTRACAO: readonly NomeDaChamada[] = ['naoFuiEu', 'desfazerDesistencia'];
/**
 * A login is never answered from storage (no token is stored): each opens a session, with a password of ours
 * on a device, and the audit shows both. A passkey's challenge is new each time.
 */
const ABREM_OUTRA: Readonly<Partial<Record<NomeDaChamada, Readonly<Record<string, number>>>>> = {
  entrar: { auditoria: 2, dispositivo: 2 },
  entrarComSenhaDaInstituicao: { auditoria: 2 },
  // The network's counter is there already.
  opcoesParaEntrar: { segundo_fator_pedido: 2, limite: 0 },
  desafiarChave: { segundo_fator_pedido: 2 },
};
const DE_NOVO = Object.keys(ABREM_OUTRA) as NomeDaChamada[];
/**
 * Their code serves once and their session is not stored either, so the repetition is refused; the state is that
 * after one call.
 */
const GASTAM_O_CODIGO: Readonly<Partial<Record<NomeDaChamada, number>>> = {
  concluirEntrada: 409,
  cadastrarPelaInstituicao: 409,
  vincularPelaSenha: 409,
  concluirSegundoFator: 401,
  entrarComChave: 401,
  // The code in its proof.
  opcoesDaChave: 422,
};
const DE_UM_USO = Object.keys(GASTAM_O_CODIGO) as NomeDaChamada[];
/** They end their own session, so the repetition has no login; the state is that after one call. */
const ENCERRAM_A_SESSAO: readonly NomeDaChamada[] = [
  ...(['sair', 'atualizarProfessor', 'encerrarConta'] as const),
  ...(['sairDoEstudante', 'encerrarSessoesDoEstudante', 'encerrarContaDoEstudante'] as const),
];

/** One in ten, and those that once failed outside that sample; `test:longo` takes all. */
const escritas = [
  ...new Set<NomeDaChamada>([
    ...amostra(todas, 10),
    ...AVISAM_A_ADMINISTRACAO,
    ...DE_NOVO,
    ...DE_UM_USO,
    ...(['iniciarTotp', 'confirmarTotp', 'cadastrarChave', 'gerarCodigos'] as const),
    ...(['redefinirSenha', 'alterarNomeSocial', 'registrarFrequenciasDeOficio'] as const),
  ]),
];

/** Tables of records about acts, and counters of attempts. */
const DO_ATO = ['auditoria', 'auditoria_projeto', 'idempotencia', 'versoes', 'acesso', 'limite'];

interface Preparada {
  readonly token: string | undefined;
  readonly pronto: Pronto;
}

let t: TestApp;
let w: World;
let rede: LossyProxy;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  // The settings are one row, inserted by the first change.
  const { token } = await w.novaPessoa('administrador');
  await send(t.url, 'PUT', '/api/configuracao', { token, body: { instituicao: { nome: 'Universidade' } } });
  rede = await startLossyProxy(t.url);
});
afterAll(async () => {
  await rede.stop();
  await t.close();
});

/** A person who may make the call, with a record of their own where it needs one, and the request. */
async function preparar(nome: NomeDaChamada): Promise<Preparada> {
  const cena = await cenaPermitida(t, w, sondas[nome]);
  return { token: cena.quem?.token, pronto: await sondas[nome].montar(cena) };
}

const enviar = (url: string, nome: NomeDaChamada, { token, pronto }: Preparada, chave: string) => {
  const { caminho, corpo, arquivo } = pronto;
  return send(url, rotas[nome].method, caminho, {
    token,
    body: corpo,
    ...(arquivo && { file: arquivo }),
    headers: { 'idempotency-key': chave },
  });
};

describe('an answer that is lost once, for every write call in turn (T-G2)', () => {
  it.each(escritas)('%s: the retry leaves the state of one call', async (nome) => {
    const uma = await preparar(nome);
    const antes = AVISAM_A_ADMINISTRACAO.includes(nome) ? await preparar(nome) : null;
    const umaVez = await diferenca(t, () => enviar(t.url, nome, uma, randomUUID()));
    await uma.pronto.desfazer?.();
    const outra = antes ?? (await preparar(nome));
    const chave = randomUUID();
    const comPerda = await diferenca(t, async () => {
      rede.loseNext();
      await expect(enviar(rede.url, nome, outra, chave)).rejects.toThrow();
      const perdida = rede.answers.at(-1);
      expect(perdida).toMatchObject({ lost: true, status: sondas[nome].ok });
      const r = await enviar(rede.url, nome, outra, chave);
      const gasto = GASTAM_O_CODIGO[nome];
      if (gasto !== undefined) expect(r.status).toBe(gasto);
      else if (!ENCERRAM_A_SESSAO.includes(nome)) expect(r.status).toBe(perdida?.status);
      // No token is stored, so a repeated password reset lacks the device's (D51).
      const semTokens = semSegredos(perdida?.text ?? null);
      if (![...ENCERRAM_A_SESSAO, ...DE_NOVO, ...DE_UM_USO].includes(nome)) expect(r.text).toBe(semTokens);
    });
    await outra.pronto.desfazer?.();
    // Its repetition counts as a wrong code, with a row of the trail.
    const errada = { auditoria: (umaVez.auditoria ?? 0) + 1, limite: expect.any(Number) };
    const contada = nome === 'opcoesDaChave' ? errada : {};
    expect(comPerda).toEqual({ ...umaVez, ...ABREM_OUTRA[nome], ...contada });
  });

  it.each(
    escritas.filter((nome) => {
      const { cria, envio }: Chamada = rotas[nome];
      return cria !== true && !envio && !DE_NOVO.includes(nome);
    }),
  )('%s: two deliberate calls create nothing twice (E-CHAMADAS-5)', async (nome) => {
    const uma = await preparar(nome);
    await enviar(t.url, nome, uma, randomUUID());
    const outraVez = await diferenca(t, () => enviar(t.url, nome, uma, randomUUID()));
    await uma.pronto.desfazer?.();
    const feitas = Object.entries(outraVez).filter(([tabela, n]) => n > 0 && !DO_ATO.includes(tabela));
    expect(feitas).toEqual([]);
  });

  it('includes every write call', () => {
    contar(
      'corridas',
      `${escritas.length} of ${todas.length} write calls, each with its answer lost and repeated: the state of one call`,
    );
  });
});
