import type { Celula, Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';
import type { Chamada } from '@instrutoria/contract/route.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { TestApp } from '../app.ts';
import type { Reply } from '../client.ts';
import { send } from '../client.ts';
import { countOf } from '../rows.ts';
import { pessoaDaReserva } from '../world/reserva.ts';
import type { Pessoa, World } from '../world.ts';
import type { LimitePronto, Probe, Pronto } from './derived.ts';
import { fingerprint } from './fingerprint.ts';
import type { Alvo, Cena } from './probe.ts';

/** A probe whose answer differs from the table. */
export interface Errada {
  readonly celula: string;
  readonly motivo: string;
}

export interface Resultado {
  readonly celulas: number;
  readonly limites: number;
  readonly erradas: readonly Errada[];
}

/** A student also has a teacher's row here, under which scenes build their records, but sends only their own session. */
const TIPO: Readonly<Record<Exclude<Chamador, 'anonymous'>, TipoDeUsuario>> = {
  own_coordinator: 'coordenador',
  other_professor: 'coordenador',
  designated_evaluator: 'avaliador',
  other_evaluator: 'avaliador',
  administrador: 'administrador',
  PRESIDENTE_COMISSAO: 'PRESIDENTE_COMISSAO',
  secretaria: 'secretaria',
  instrutor: 'coordenador',
};

/** A caller of this column, and the people around the record in question. */
export async function cenaDe(t: TestApp, w: World, chamador: Chamador, alvo: Alvo): Promise<Cena> {
  const nova = (tipo: TipoDeUsuario): Promise<Pessoa> => pessoaDaReserva(t, w, tipo);
  const pessoa = chamador === 'anonymous' ? null : await nova(TIPO[chamador]);
  const estudante = chamador === 'instrutor' ? await w.novoEstudante() : null;
  const quem = pessoa === null || estudante === null ? pessoa : { ...pessoa, token: estudante.token };
  const dono = quem !== null && alvo === 'proprio' ? quem : await nova('coordenador');
  const ehAvaliador = quem !== null && chamador === 'designated_evaluator' && alvo === 'alheio';
  const avaliador = ehAvaliador ? quem : await nova('avaliador');
  return { t, w, chamador, alvo, quem, estudante, dono, avaliador };
}

/** The cell that decides: on their own record every caller counts only as its coordinator (D30). */
function celulaEsperada(probe: Probe, chamador: Chamador, alvo: Alvo): Celula {
  const linha = probe.acesso;
  if (!probe.nomeia || chamador === 'anonymous' || chamador === 'instrutor') return linha[chamador];
  if (alvo === 'proprio') return linha.own_coordinator;
  if (probe.soProprio?.includes(chamador)) return 'no';
  return linha[chamador === 'own_coordinator' ? 'other_professor' : chamador];
}

/** The status of a refusal (E-CHAMADAS-4). */
function statusDaRecusa(probe: Probe, chamador: Chamador): number {
  const { acesso, nomeia, recusaComTexto, soProprio } = probe;
  if (chamador === 'anonymous') return 401;
  if (recusaComTexto || chamador === 'instrutor') return 403;
  const { own_coordinator, designated_evaluator } = acesso;
  const comoInexistente = own_coordinator === 'yes' || designated_evaluator === 'yes';
  return (nomeia && comoInexistente) || soProprio?.includes(chamador) ? 404 : 403;
}

function enviar({ t, quem }: Cena, chamada: Chamada, pedido: Pronto): Promise<Reply> {
  return send(t.url, chamada.method, pedido.caminho, {
    token: quem?.token,
    body: pedido.corpo,
    ...(pedido.arquivo === undefined ? {} : { file: pedido.arquivo }),
  });
}

/** Everything of an answer except its date, for comparison byte by byte (T-B3). */
function bytes({ status, headers, text }: Reply): string {
  return JSON.stringify([status, [...headers].filter(([nome]) => nome !== 'date').sort(), text]);
}

function exigir(condicao: boolean, motivo: string): void {
  if (!condicao) throw new Error(motivo);
}

async function exigirIgualAoDesconhecido(
  cena: Cena,
  chamada: Chamada,
  tentativa: Pronto,
  reply: Reply,
): Promise<void> {
  if (tentativa.desconhecido === undefined) throw new Error('the probe names no unknown record');
  const outro = bytes(await enviar(cena, chamada, tentativa.desconhecido));
  exigir(outro === bytes(reply), `differs from an unknown record: ${bytes(reply)} and ${outro}`);
}

async function sondarCelula(chamada: Chamada, probe: Probe, cena: Cena): Promise<void> {
  const tentativa = await probe.montar(cena);
  // Runs on any outcome, so that the next cell finds the world unchanged.
  await using volta = new AsyncDisposableStack();
  volta.defer(async () => tentativa.desfazer?.());
  const celula = celulaEsperada(probe, cena.chamador, cena.alvo);
  const antes = await fingerprint(cena.t);
  const reply = await enviar(cena, chamada, tentativa);
  const mudou = antes !== (await fingerprint(cena.t));
  if (celula !== 'no') {
    exigir(reply.status === probe.ok, `${reply.status} instead of ${probe.ok}: ${reply.text.slice(0, 300)}`);
    await tentativa.efeito(reply);
    const deveMudar = chamada.method !== 'GET';
    exigir(mudou === deveMudar || probe.semRastro === true, deveMudar ? 'wrote nothing' : 'a read wrote');
    return;
  }
  const esperado = statusDaRecusa(probe, cena.chamador);
  exigir(reply.status === esperado, `${reply.status} instead of ${esperado}: ${reply.text.slice(0, 300)}`);
  exigir(!mudou, 'a refused call wrote');
  const comoDesconhecido = esperado === 404 || (esperado === 403 && probe.recusaComTexto);
  if (comoDesconhecido) await exigirIgualAoDesconhecido(cena, chamada, tentativa, reply);
}

/** The number of audit rows of an act; 0 without one. */
async function linhasDoAto({ t }: Cena, acao: string | undefined): Promise<number> {
  return acao === undefined ? 0 : countOf(t, 'auditoria', { acao });
}

async function sondarLimite(chamada: Chamada, limite: LimitePronto, cena: Cena): Promise<void> {
  const tentativa = await limite.montar(cena);
  const { rastro } = limite;
  const exceto = rastro === undefined ? undefined : 'auditoria';
  const antes = await fingerprint(cena.t, exceto);
  const linhasAntes = await linhasDoAto(cena, rastro);
  const reply = await enviar(cena, chamada, tentativa);
  const mudou = antes !== (await fingerprint(cena.t, exceto));
  const linhas = (await linhasDoAto(cena, rastro)) - linhasAntes;
  exigir(linhas === (rastro === undefined ? 0 : 1), `${linhas} audit rows of ${rastro}`);
  exigir(reply.status === limite.status, `${reply.status} instead of ${limite.status}: ${reply.text}`);
  if (limite.status >= 400) exigir(!mudou || limite.status === 429, 'a refused call wrote');
  await tentativa.efeito?.(reply);
  if (limite.comoInexistente) await exigirIgualAoDesconhecido(cena, chamada, tentativa, reply);
}

const soAlheio: readonly Chamador[] = ['anonymous', 'other_professor', 'instrutor'];

/** Probes every cell of these calls, with own and others' records, and both sides of each limit. */
export async function probeAccess(
  t: TestApp,
  w: World,
  chamadas: readonly (readonly [Chamada, Probe])[],
  colunas: readonly Chamador[] = CHAMADORES,
): Promise<Resultado> {
  const erradas: Errada[] = [];
  let celulas = 0;
  let limites = 0;
  const tentar = async (celula: string, ato: () => Promise<void>): Promise<void> => {
    try {
      await ato();
    } catch (error) {
      erradas.push({ celula, motivo: error instanceof Error ? error.message : String(error) });
    }
  };
  for (const [chamada, probe] of chamadas) {
    const nome = chaveDaChamada(chamada);
    for (const chamador of colunas) {
      const temProprio = probe.nomeia && !probe.semDono && !soAlheio.includes(chamador);
      const alvos: Alvo[] = temProprio ? ['proprio', 'alheio'] : ['alheio'];
      for (const alvo of alvos) {
        celulas += 1;
        await tentar(`${nome} · ${chamador} · ${alvo}`, async () =>
          sondarCelula(chamada, probe, await cenaDe(t, w, chamador, alvo)),
        );
      }
      for (const limite of probe.limites) {
        if (!limite.colunas.includes(chamador)) continue;
        limites += 1;
        await tentar(`${nome} · ${chamador} · ${limite.nome}`, async () =>
          sondarLimite(chamada, limite, await cenaDe(t, w, chamador, limite.alvo ?? 'alheio')),
        );
      }
    }
  }
  return { celulas, limites, erradas };
}
