import { randomUUID } from 'node:crypto';
import { RASCUNHOS_POR_PESSOA } from '@instrutoria/domain/projeto/limits.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import type { Reply, SendOptions } from '../client.ts';
import { send } from '../client.ts';
import { umPng } from '../probes/imagem.ts';
import { cronogramas } from '../world/cena.ts';
import type { Pessoa, World } from '../world.ts';

/** A write, sent with one key until it is answered (T-G2). */
interface Escrita {
  readonly caminho: string;
  readonly body?: unknown;
  readonly file?: NonNullable<SendOptions['file']>;
  readonly chave: string;
}
/** An acknowledged write, and the call that must read it back; `texto` when the answer is the read. */
interface Confirmada {
  readonly quem: Pessoa;
  readonly ler: string;
  readonly texto: string | null;
}

interface Estado {
  readonly confirmadas: Confirmada[];
  readonly projetos: Set<number>;
  readonly arquivos: Set<string>;
  /** How many of `confirmadas` were there at the last check. */
  lidas: number;
}

/** People who write without end, and store what was acknowledged. */
export interface Escritores {
  readonly pessoas: readonly Pessoa[];
  /** Ids of the acknowledged drafts and projects. */
  readonly projetos: ReadonlySet<number>;
  /** References of the acknowledged uploads. */
  readonly arquivos: ReadonlySet<string>;
  /** The number of acknowledged writes. */
  total(): number;
  /**
   * All write at once, each until a request gets no answer (or 503) or until `contar`, called at each
   * success, returns false.
   */
  escrever(url: string, contar: () => boolean): Promise<void>;
  /** Sends requests without an answer again, with their keys. Throws when one is refused. */
  repetir(url: string): Promise<void>;
  /**
   * Reads back what was acknowledged since the last call, or everything; returns what is missing or
   * different.
   */
  conferir(url: string, tudo?: boolean): Promise<string[]>;
}

const porChave = (url: string, { token }: Pessoa, { caminho, chave, ...resto }: Escrita) =>
  send<{ id: number; data: string }>(url, 'POST', caminho, {
    token,
    headers: { 'idempotency-key': chave },
    ...resto,
  });

/** The connection broke, or the server answered that it cannot now: the outcome of the write is unknown. */
function semResposta(erro: unknown): boolean {
  return erro instanceof TypeError;
}

/** This many writers in one call; their records are written into `w`'s database. */
export async function criarEscritores(w: World, edital: number, quantos: number): Promise<Escritores> {
  const estado: Estado = { confirmadas: [], projetos: new Set(), arquivos: new Set(), lidas: 0 };
  const escritores: { readonly pessoa: Pessoa; readonly comprovante: string; readonly disciplina: number }[] =
    [];
  for (let i = 0; i < quantos; i += 1) {
    const pessoa = await w.novaPessoa();
    escritores.push({ pessoa, ...(await w.novoPacote(pessoa.id)) });
  }
  const pendentes: { readonly pessoa: Pessoa; readonly escrita: Escrita }[] = [];
  const png = await umPng();

  function anotar(quem: Pessoa, caminho: string, { body, text }: Reply<{ id: number; data: string }>): void {
    if (caminho === '/api/projeto/upload') {
      estado.arquivos.add(body.data);
      estado.confirmadas.push({ quem, ler: `/api/projeto/imagem/${body.data}`, texto: null });
    } else if (caminho.startsWith('/api/projeto')) {
      estado.projetos.add(body.id);
      estado.confirmadas.push({ quem, ler: `/api/projeto/projeto/${body.id}`, texto: text });
    }
  }

  /** One write; undefined when it got no answer. */
  async function escreverUma(url: string, pessoa: Pessoa, escrita: Escrita): Promise<number | undefined> {
    try {
      const r = await porChave(url, pessoa, escrita);
      if (r.status === 201) {
        anotar(pessoa, escrita.caminho, r);
        return r.body.id ?? 0;
      }
      if (r.status !== 503) throw new Error(`${escrita.caminho}: ${r.status} ${r.text}`);
    } catch (erro) {
      if (!semResposta(erro)) throw erro;
    }
    pendentes.push({ pessoa, escrita });
    return undefined;
  }

  const rascunhosDe = new Map<number, number>();

  async function escreverSemFim(
    url: string,
    { pessoa, comprovante, disciplina }: (typeof escritores)[number],
    contar: () => boolean,
  ): Promise<void> {
    const ato = async (caminho: string, resto: Pick<Escrita, 'body' | 'file'>) => {
      const id = await escreverUma(url, pessoa, { caminho, chave: randomUUID(), ...resto });
      return id === undefined || !contar() ? undefined : id;
    };
    for (let i = 0; ; i += 1) {
      const feitos = rascunhosDe.get(pessoa.id) ?? 0;
      rascunhosDe.set(pessoa.id, feitos + 1);
      const rascunho = { titulo: `Rascunho ${randomUUID()}`, cronogramas: cronogramas(3) };
      const cabe = feitos < RASCUNHOS_POR_PESSOA;
      if (cabe && (await ato('/api/projeto/rascunho', { body: rascunho })) === undefined) return;
      if ((await ato('/api/projeto/upload', { file: { bytes: png } })) === undefined) return;
      const pacote = { comprovante, disciplinas_associadas: [{ id: disciplina }] };
      const comprovante_disciplinas = await ato('/api/disciplina/adicionar', { body: pacote });
      if (comprovante_disciplinas === undefined) return;
      const proposta = {
        ...umaProposta({ titulo: `Projeto ${randomUUID()}`, edital, comprovante_disciplinas }),
      };
      const body = i % 3 === 2 ? { ...proposta, cronogramas: undefined } : proposta;
      if ((await ato('/api/projeto', { body })) === undefined) return;
    }
  }

  async function lerDeVolta(url: string, { quem, ler, texto }: Confirmada): Promise<string[]> {
    const r = await send<Projeto>(url, 'GET', ler, { token: quem.token });
    if (r.status !== 200) return [`${ler}: ${r.status}`];
    return texto === null || r.text === texto ? [] : [`${ler}: ${r.text} instead of ${texto}`];
  }

  return {
    pessoas: escritores.map(({ pessoa }) => pessoa),
    projetos: estado.projetos,
    arquivos: estado.arquivos,
    total: () => estado.confirmadas.length,
    async escrever(url, contar) {
      await Promise.all(escritores.map((um) => escreverSemFim(url, um, contar)));
    },
    async repetir(url) {
      for (const { pessoa, escrita } of pendentes.splice(0)) {
        if ((await escreverUma(url, pessoa, escrita)) === undefined) {
          throw new Error(`${escrita.caminho}: no answer to the repetition`);
        }
      }
    },
    async conferir(url, tudo = false) {
      const alvos = tudo ? estado.confirmadas : estado.confirmadas.slice(estado.lidas);
      estado.lidas = estado.confirmadas.length;
      const achados: string[] = [];
      for (const uma of alvos) achados.push(...(await lerDeVolta(url, uma)));
      return achados;
    },
  };
}
