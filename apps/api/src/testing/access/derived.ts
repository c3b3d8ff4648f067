import { randomBytes } from 'node:crypto';
import type { Acesso } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { RegistroNomeado, Route } from '@instrutoria/contract/route.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import type { SendOptions } from '../client.ts';
import { rowsOfTheAccessPage } from './access-page.ts';
import type { Cena, Limite, Sonda, Tentativa } from './probe.ts';
import { ID_DESCONHECIDO, type PedidoDaSonda } from './probe.ts';
import { completar } from './request.ts';

/** A request, ready to be sent. */
export interface Pronto {
  readonly caminho: string;
  readonly corpo?: unknown;
  readonly arquivo?: SendOptions['file'];
  readonly desfazer?: PedidoDaSonda['desfazer'];
  /** The same request for a record that does not exist, where the call or its limit concerns one record. */
  readonly desconhecido?: Omit<Pronto, 'desconhecido'>;
}

/** The probe of one call: its area's part, and the part derived from the contract. */
export interface Probe extends Omit<Sonda, 'limites' | 'montar'> {
  /**
   * As docs/acesso.md prints it, not as the contract has it now, so that a changed right is noticed in the
   * page.
   */
  readonly acesso: Acesso;
  /** Whether the call names one owned record: a refusal is then 404 (E-CHAMADAS-4). */
  readonly nomeia: boolean;
  /** The status of a successful call. */
  readonly ok: number;
  /** A refusal is 403 with one text for every caller and every id, unknown ones too (E-CHAMADAS-4). */
  readonly recusaComTexto: boolean;
  /** The record has no coordinator (a person as an evaluator), so there is no `proprio`. */
  readonly semDono: boolean;
  montar(cena: Cena): Promise<Pronto & Pick<Tentativa, 'efeito'>>;
  readonly limites: readonly LimitePronto[];
}

export interface LimitePronto extends Omit<Limite, 'montar'> {
  montar(cena: Cena): Promise<Pronto & Partial<Pick<Tentativa, 'efeito'>>>;
}

const impressas = rowsOfTheAccessPage();

export function probeOf(nome: NomeDaChamada, sonda: Sonda): Probe {
  const rota: Route = rotas[nome];
  const impressa = impressas.get(chaveDaChamada(rota));
  if (impressa === undefined)
    throw new Error(`docs/acesso.md has no row for ${nome}: node tools/check-acesso.ts --write`);
  const em = rota.registro?.em ?? primeiroParametro(rota);
  return {
    ...sonda,
    acesso: impressa,
    nomeia: rota.registro !== null || sonda.soProprio !== undefined,
    // The highest one: a draft that is saved again answers 200, a new one 201.
    ok: Math.max(...Object.keys(rota.answers).map(Number)),
    recusaComTexto: rota.recusa !== null,
    semDono: rota.registro?.tipo === 'avaliador',
    async montar(cena) {
      const tentativa = await sonda.montar(cena);
      return { ...pronto(rota, tentativa, em), efeito: tentativa.efeito };
    },
    limites: (sonda.limites ?? []).map((limite) => ({
      ...limite,
      async montar(cena) {
        const { comoInexistente } = limite;
        const tentativa = await limite.montar(cena);
        const onde = comoInexistente === true ? em : comoInexistente;
        const { efeito } = tentativa;
        return { ...pronto(rota, tentativa, onde), ...(efeito === undefined ? {} : { efeito }) };
      },
    })),
  };
}

/** Where the record's id is in the request, when the act itself finds its owner. */
function primeiroParametro({ path }: Route): RegistroNomeado['em'] | undefined {
  const [, primeiro] = /\/:([A-Za-z]+)/.exec(path) ?? [];
  return primeiro === undefined ? undefined : `params.${primeiro}`;
}

function pronto(rota: Route, escrito: PedidoDaSonda, em: RegistroNomeado['em'] | undefined): Pronto {
  const pedido = completar(rota, escrito);
  const feito = comCaminho(rota, pedido);
  return em === undefined
    ? feito
    : { ...feito, desconhecido: comCaminho(rota, semRegistro(rota, pedido, em)) };
}

function comCaminho(rota: Route, { de = [], query, corpo, arquivo, desfazer }: PedidoDaSonda): Pronto {
  const valores = [de].flat();
  const caminho = rota.path.replaceAll(/:[A-Za-z]+/g, () => String(valores.shift()));
  const endereco = query === undefined ? caminho : `${caminho}?${query}`;
  return {
    caminho: endereco,
    corpo,
    ...(arquivo === undefined ? {} : { arquivo }),
    ...(desfazer === undefined ? {} : { desfazer }),
  };
}

/** The same request for a record that does not exist. */
function semRegistro(rota: Route, pedido: PedidoDaSonda, em: RegistroNomeado['em']): PedidoDaSonda {
  const [onde = '', campo = ''] = em.split('.');
  const outro = rota.registro?.tipo === 'imagem' ? `arq_${randomBytes(16).toString('hex')}` : ID_DESCONHECIDO;
  if (onde === 'body') return { ...pedido, corpo: { ...(pedido.corpo as object), [campo]: outro } };
  if (onde === 'body[]') {
    const corpo = (pedido.corpo as readonly object[]).map((item) => ({ ...item, [campo]: outro }));
    return { ...pedido, corpo };
  }
  const parametros = [...rota.path.matchAll(/:([A-Za-z]+)/g)].map(([, nome]) => nome);
  const valores = [pedido.de ?? []].flat();
  return { ...pedido, de: valores.map((valor, i) => (parametros[i] === campo ? outro : valor)) };
}
