import type { Instrutor } from '../../features/instrutor/queries.ts';
import type { TestApp } from '../app.ts';
import type { Problem, Reply } from '../client.ts';
import { send } from '../client.ts';
import { insertInto } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { createWorld } from '../world.ts';
import type { Corpo } from './cena.ts';

/** The answer of an act: an instructor, a message, or a refusal. */
export type RespostaDoInstrutor = Reply<Instrutor & Problem['body']>;

export interface CenaDoInstrutor {
  readonly t: TestApp;
  readonly w: World;
  readonly administrador: Pessoa;
  /** A published, approved project; its registration window is open. */
  aprovado: World['novoAprovado'];
  /** A complete registration with files of this person; any field may be overridden. */
  cadastro(dono: Pessoa, mudancas?: Corpo): Promise<Corpo>;
  envia(
    quem: Pessoa,
    metodo: string,
    caminho: string,
    body?: unknown,
    versao?: number,
  ): Promise<RespostaDoInstrutor>;
}

/** Opens the registration window for every project until the end of May, whatever the day is. */
export async function abrirCadastro({ deps }: TestApp, autorId: number): Promise<void> {
  await insertInto(deps.database.db, 'prorrogacao', {
    janela: 'cadastroInstrutor',
    ate: '2026-05-31',
    motivo: 'teste',
    autorId,
    criadaEm: new Date('2026-05-01T00:00:00Z'),
  });
}

let alunos = 0;

export async function criarCenaDoInstrutor(t: TestApp, w: World = createWorld(t)): Promise<CenaDoInstrutor> {
  const administrador = await w.novaPessoa('administrador');
  await abrirCadastro(t, administrador.id);
  return {
    t,
    w,
    administrador,
    aprovado: w.novoAprovado,
    async cadastro(dono, mudancas = {}) {
      const tipoAluno = String(mudancas['tipoAluno'] ?? 'BOLSISTA');
      alunos += 1;
      const acumulo = mudancas['acumulo'] === 'acumulavel' ? 'acumulavel' : 'unica';
      return {
        nome: 'Ana Souza',
        email: `ana${alunos}@exemplo.br`,
        programa_pos: 'Programa de Física',
        tipoAluno,
        ...(tipoAluno === 'BOLSISTA' ? { acumulo } : {}),
        ...(await w.documentosPara(dono.id, { tipoAluno, acumulo })),
        ...mudancas,
      };
    },
    envia: (quem, metodo, caminho, body, versao) =>
      send(t.url, metodo, caminho, {
        token: quem.token,
        body,
        headers: versao === undefined ? {} : { 'if-match': `"${versao}"` },
      }),
  };
}
