import { dadosDeDisciplina, umaProposta, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import type { TestApp } from '../app.ts';
import type { Problem, Reply } from '../client.ts';
import { send } from '../client.ts';
import type { Pessoa, World } from '../world.ts';
import { createWorld } from '../world.ts';

/** A request's body, in which tests also put wrong values. */
export type Corpo = Readonly<Record<string, unknown>>;

/** A coordinator, an open call, and the records that the tests' proposals name. */
export interface Cena {
  readonly t: TestApp;
  readonly w: World;
  readonly dono: Pessoa;
  readonly edital: number;
  readonly unidade: number;
  /** A complete body with a new bundle; any field can be overridden (`undefined` omits it). */
  corpo(mudancas?: Corpo): Promise<Corpo>;
  /** Does this at another instant, in a session of that time, and sets the clock back. */
  em<T>(instante: Date | string, ato: () => Promise<T>): Promise<T>;
  /** Sends as the coordinator unless `token` is given. */
  envia<T = unknown>(
    metodo: string,
    caminho: string,
    body?: unknown,
    opcoes?: { readonly token?: string | null; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Reply<T>>;
}

export async function criarCena(t: TestApp, w: World = createWorld(t)): Promise<Cena> {
  const dono = await w.novaPessoa();
  const edital = await w.novoEdital();
  let deAgora = dono.token;
  return {
    t,
    w,
    dono,
    edital,
    unidade: await w.novaUnidade(),
    async corpo(mudancas = {}) {
      const { id: comprovante_disciplinas } = await w.novoPacote(dono.id);
      return { ...umaProposta({ edital, comprovante_disciplinas }), ...mudancas };
    },
    async em(instante, ato) {
      const antes = t.clock.agora();
      t.clock.definir(instante);
      try {
        deAgora = (await w.abrirSessao(dono.id, dono.tipo)).token;
        return await ato();
      } finally {
        t.clock.definir(antes);
        deAgora = dono.token;
      }
    },
    envia: (metodo, caminho, body, { token = deAgora, headers = {} } = {}) =>
      send(t.url, metodo, caminho, { token, body, headers }),
  };
}

/** This many complete schedules. */
export function cronogramas(quantos: number): Corpo[] {
  return Array.from({ length: quantos }, () => ({ ...umCronograma() }));
}

/** Sends the bytes as the coordinator. */
export function enviarArquivo(c: Cena, caminho: string, bytes: Uint8Array, name = 'a.bin'): Promise<Problem> {
  return send(c.t.url, 'POST', caminho, { token: c.dono.token, file: { bytes, name } }) as Promise<Problem>;
}

/** A complete discipline as in a form, offered by the scene's unit. */
export function umaDisciplina(c: Cena, mudancas: Corpo = {}): Corpo {
  return { ...dadosDeDisciplina({ unidade_oferta: c.unidade }), ...mudancas };
}

/** The body of POST disciplina/adicionar, with a proof of the coordinator's. */
export async function umPacote(c: Cena, disciplinas_associadas: readonly Corpo[]): Promise<Corpo> {
  const comprovante = await c.w.novoArquivo('comprovanteDisciplinas', c.dono.id);
  return { comprovante, disciplinas_associadas };
}
