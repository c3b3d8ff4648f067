import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import { umaImagem } from '../documents/arquivos.ts';
import { SENHA } from '../world/contas.ts';
import type { Pessoa } from '../world.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import type { DoisProcessos } from './two-processes.ts';

const ESCRITORES = 4;
/** A mail for each: the queue sends about two a second, and the test waits for the last. */
const PAUSA_ENTRE_SUBMISSOES_MS = 2_500;

/** An acknowledged write of one person, which must be found. */
export interface Confirmado {
  readonly pessoa: Pessoa;
  readonly token: string;
  readonly rascunho: { readonly id: number; readonly versao: number; readonly titulo: string };
  readonly projetos: ReadonlyMap<number, string>;
  /** References of uploaded pictures, and the bytes that were read back. */
  readonly imagens: ReadonlyMap<string, Buffer>;
}

export interface Carga {
  /** Resolves when so many more calls were acknowledged; rejects when a call failed for good. */
  mais(chamadas: number): Promise<void>;
  /** Resolves when it is so; looks after each acknowledged call. */
  ate(condicao: () => boolean): Promise<void>;
  /** Stops all; answers all acknowledged writes. */
  parar(): Promise<readonly Confirmado[]>;
  /** Calls acknowledged, and those of them that a retry completed. */
  numeros(): { readonly confirmadas: number; readonly emendadas: number };
}

/** People who log in, save their draft, upload and read pictures, and submit, all through one address, without pause. */
export async function iniciarCarga(url: string, cena: DoisProcessos, edital: number): Promise<Carga> {
  const clientes: RetryingClient[] = [];
  const espera = new Set<() => void>();
  let parou = false;
  let confirmadas = 0;
  let falha: unknown = null;
  const contar = (): void => {
    confirmadas += 1;
    for (const olhar of espera) olhar();
  };
  const cliente = (token: string | null = null): RetryingClient => {
    const novo = createRetryingClient(url, token);
    clientes.push(novo);
    return novo;
  };

  async function escrever(pessoa: Pessoa): Promise<Confirmado> {
    const { token } = await cliente().client.entrar({ body: { cpf: pessoa.cpf, password: SENHA } });
    const { client } = cliente(token);
    const projetos = new Map<number, string>();
    const imagens = new Map<string, Buffer>();
    let rascunho = await client.salvarRascunho({ body: { titulo: 'Rascunho' } });
    let ultima = 0;
    for (let n = 1; !parou; n += 1) {
      const titulo = `Rascunho ${pessoa.id}/${n}`;
      const body = { id: rascunho.id, titulo };
      rascunho = await client.salvarRascunho({ body, ifMatch: rascunho.versao });
      contar();
      if (n % 6 === 0) {
        const { data } = await client.enviarImagem({ file: new Blob([Uint8Array.from(await umaImagem())]) });
        const lida = await client.lerImagem({ params: { reference: data } });
        imagens.set(data, Buffer.from(await lida.arrayBuffer()));
        contar();
      }
      if (performance.now() - ultima > PAUSA_ENTRE_SUBMISSOES_MS) {
        const { id: comprovante_disciplinas } = await cena.w.novoPacote(pessoa.id);
        const { cronogramas = [], ...proposta } = umaProposta({
          titulo: `Projeto ${pessoa.id}/${n}`,
          edital,
          comprovante_disciplinas,
        });
        const ninguem = { professores_colaboradores: [], professores_colaboradores_nao_cadastrado: [] };
        const body = { ...proposta, ...ninguem, cronogramas: [...cronogramas] };
        const projeto = await client.submeterProjeto({ body });
        projetos.set(projeto.id, projeto.titulo);
        ultima = performance.now();
        contar();
      }
    }
    return { pessoa, token, projetos, imagens, rascunho };
  }

  const pessoas = await Promise.all(Array.from({ length: ESCRITORES }, () => cena.novaPessoaComSenha()));
  const todos = Promise.all(pessoas.map(escrever));
  todos.catch((erro: unknown) => {
    falha = erro;
    parou = true;
    for (const olhar of espera) olhar();
  });
  const ate = (condicao: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const olhar = (): void => {
        if (falha === null && !condicao()) return;
        espera.delete(olhar);
        if (falha === null) resolve();
        else reject(falha);
      };
      espera.add(olhar);
      olhar();
    });
  return {
    ate,
    mais(chamadas) {
      const meta = confirmadas + chamadas;
      return ate(() => confirmadas >= meta);
    },
    parar() {
      parou = true;
      return todos;
    },
    numeros: () => ({ confirmadas, emendadas: clientes.reduce((soma, um) => soma + um.mended(), 0) }),
  };
}
