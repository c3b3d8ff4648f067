import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instrutor } from '../../features/instrutor/queries.ts';
import type { ModeloLido } from '../../features/publicacao/modelos-queries.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { findRow, insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';
import { editalComHomologacao, marcado } from '../../testing/world/cena-da-homologacao.ts';
import { reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { abrirCadastro } from '../../testing/world/cena-do-instrutor.ts';
import { comRelator, regrasDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import type { ProjetoComRelatorios } from '../../testing/world/cena-do-relatorio.ts';
import {
  aAtividade,
  asDisciplinas,
  CAMINHOS,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../../testing/world/cena-do-relatorio.ts';
import { pessoaGuardada } from '../../testing/world/contas.ts';
import { corpoDaPorta, umaPorta, umProvedor } from '../../testing/world/porta.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import type { Pessoa } from '../../testing/world.ts';

/** `test:longo` races 100 times for each row. */
const RODADAS = Number(process.env.RODADAS_DE_VERSAO ?? 1);
const ESCRITORES = 8;

let t: TestApp;
let c: Cena;
let administrador: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  administrador = await c.w.novaPessoa('administrador');
  await abrirCadastro(t, administrador.id);
});
afterAll(() => t.close());

interface Versionado {
  readonly id?: number;
  readonly versao: number;
}
interface Regras {
  readonly versao: number;
  readonly retificacoes: readonly { readonly motivo: string }[];
}
/** A record, and how one of several writers changes it. */
interface Registro {
  readonly caminho: string;
  readonly versao: number;
  readonly quem: Pick<Pessoa, 'token'>;
  corpo?(texto: string): unknown;
  /** Its present version, and the last writer's text. */
  ler(): Promise<readonly [versao: number, texto: string | undefined]>;
}
interface Tipo {
  readonly chamada: NomeDaChamada;
  readonly o: string;
  /** The winner's status if it is not 200, and the others' if it is not 412. */
  readonly vence?: number;
  readonly perde?: number;
  /** The act can be done only once, so each round has a new record. */
  readonly umaVez?: true;
  novo(): Promise<Registro>;
}

/** Each round has a new coordinator, because one person may have at most 50 drafts (D50). */
async function abrirLugar(): Promise<void> {
  c = await criarCena(t);
}
const rascunho = async () => {
  await abrirLugar();
  return (await c.envia<Versionado>('POST', '/api/projeto/rascunho', await c.corpo())).body;
};
const lerProjeto = (id: number | undefined) => async () => {
  const { body } = await c.envia<Versionado & { titulo: string }>('GET', `/api/projeto/projeto/${id}`);
  return [body.versao, body.titulo] as const;
};
async function umProjeto(caminho: string): Promise<Registro> {
  await abrirLugar();
  const { id, versao } = (await c.envia<Versionado>('POST', caminho, await c.corpo())).body;
  const corpo = (titulo: string) => ({ titulo });
  return { caminho: `/api/projeto/${id}`, versao, quem: c.dono, corpo, ler: lerProjeto(id) };
}
/** A call whose projects ran until March. */
const ENCERRADA = { vigenciaFim: '2026-03-31' } as const;

async function umEdital(
  caminho: (id: number) => string,
  fase: Fase = 'submissao',
  dados: Parameters<typeof c.w.novoEditalEm>[1] = {},
): Promise<Registro> {
  const id = fase === 'submissao' ? await c.w.novoEdital() : await c.w.novoEditalEm(fase, dados);
  return {
    caminho: caminho(id),
    versao: 1,
    quem: administrador,
    corpo: (texto) => ({ nome: `Edital 2026 ${texto}` }),
    async ler() {
      // Reads the row: `test:longo` makes more calls than one page of the list shows.
      const um = await findRow(t, 'edital', { id });
      return [um?.versao ?? 0, um?.nome.replace('Edital 2026 ', '')] as const;
    },
  };
}

/** A call that an act with a reason sends back; the reason is the writer's text. */
async function umaVolta(ato: string, fase: Fase, corpo: (motivo: string) => unknown): Promise<Registro> {
  const um = await umEdital((id) => `/api/edital/${id}/${ato}`, fase);
  const id = Number(um.caminho.split('/')[3]);
  return {
    ...um,
    corpo,
    async ler() {
      const linha = await findRow(t, 'auditoria', { registroTipo: 'edital', registroId: id });
      return [(await um.ler())[0], (linha?.depois as { motivo?: string } | undefined)?.motivo] as const;
    },
  };
}

/** An evaluation with one saved phase; the parecer is the writer's text. */
async function umaAvaliacao(caminho: string, notas: object, antes: object = {}): Promise<Registro> {
  const { aprovacao: id, avaliador } = await c.w.novoDesignado(await c.w.novoEditalEm('avaliacao'), {
    aprovacao: { aceito: true, ...antes },
  });
  return {
    caminho,
    versao: 1,
    quem: avaliador,
    corpo: (parecer) => ({ id, ...notas, parecer }),
    async ler() {
      const { body } = await send<Versionado & { parecer: string }>(
        t.url,
        'GET',
        `/api/projeto_aprovacao/${id}`,
        { token: avaliador.token },
      );
      return [body.versao, body.parecer] as const;
    },
  };
}

/** A report of an approved project, saved once; its conclusion is the writer's text. */
async function umRelatorio(
  qual: 'atividade' | 'coordenador',
  leitura: (p: ProjetoComRelatorios) => string,
): Promise<Registro> {
  const p = await umProjetoComRelatorios(t, c.w);
  const { dono: quem } = p;
  const salvar = (caminho: string, body: unknown) =>
    send<Versionado>(t.url, 'POST', caminho, { token: quem.token, body });
  await salvar(CAMINHOS.disciplinas, asDisciplinas(p));
  const corpo = (conclusao: string) => (qual === 'atividade' ? aAtividade : oDoCoordenador)(p, { conclusao });
  const { versao } = (await salvar(CAMINHOS[qual], corpo('Primeira'))).body;
  return {
    caminho: CAMINHOS[qual],
    versao,
    quem,
    corpo,
    async ler() {
      const { body } = await send<Versionado & { conclusao: string }>(t.url, 'GET', leitura(p), {
        token: quem.token,
      });
      return [body.versao, body.conclusao] as const;
    },
  };
}

/** An instructor that this person changes; an administrator reads the result. */
async function umInstrutor(
  caminho: string,
  de: 'administrador' | 'dono',
  corpo: (texto: string) => unknown,
  texto: (lido: Instrutor) => string | undefined,
): Promise<Registro> {
  const { dono, projeto } = await c.w.novoAprovado();
  const id = await c.w.novoInstrutor(projeto);
  const quem = de === 'dono' ? dono : administrador;
  return {
    ...{ caminho: `/api/instrutor/${caminho}${id}`, versao: 1, quem, corpo },
    async ler() {
      const { token } = administrador;
      const { body } = await send<Instrutor>(t.url, 'GET', `/api/instrutor/${id}`, { token });
      return [body.versao, texto(body)] as const;
    },
  };
}

/** The bank account of an instructor; its number holds the digits of the writer's text. */
async function umaConta({ doAluno = false } = {}): Promise<Registro> {
  const { dono, projeto } = await c.w.novoAprovado();
  const instrutorId = await c.w.novoInstrutor(projeto);
  const quem = doAluno ? await c.w.novoEstudante() : dono;
  if ('email' in quem) await c.w.darVinculo(instrutorId, quem);
  const { cpf } = await rowOf(t, 'instrutor', { id: instrutorId });
  const textos: string[] = [];
  const numeroDe = (texto: string) => `1${texto.replaceAll(/\D/g, '')}`;
  return {
    caminho: `/api/${doAluno ? 'estudante/vinculos' : 'instrutor'}/${instrutorId}/conta_bancaria`,
    ...{ versao: 1, quem },
    corpo(texto) {
      textos.push(texto);
      const conta = { banco: '001', agencia: '1584-9', conta: numeroDe(texto), digito: '1' };
      const motivo = doAluno ? {} : { motivo: texto };
      return { ...conta, tipo: 'corrente', cpfDoTitular: cpf, ...motivo };
    },
    async ler() {
      const { versao, conta } = await rowOf(t, 'contaBancaria', { instrutorId });
      return [versao, textos.find((texto) => numeroDe(texto) === conta)] as const;
    },
  };
}

async function umPagador(): Promise<Registro> {
  const caminho = '/api/remessa/pagador';
  const corpo = (nome: string) => ({
    ...{ nome, cnpj: '11222333000181', banco: '001', agencia: '1234', conta: '98765', digito: '4' },
    ...{ convenio: '123456', servico: '33' },
  });
  const lido = () => findRow(t, 'pagador', { id: 1 });
  return {
    ...{ caminho, versao: (await lido())?.versao ?? 0, quem: administrador, corpo },
    async ler() {
      const guardado = await lido();
      return [guardado?.versao ?? 0, guardado?.nome] as const;
    },
  };
}

async function umLayout(): Promise<Registro> {
  const colunas = { colunas: [{ fonte: 'nome', titulo: 'Nome' }], separador: ';', soma: false };
  const { id } = await insertInto(t, 'layoutDaRemessa', {
    ...{ nome: `Layout ${crypto.randomUUID()}`, tipo: 'colunas', definicao: JSON.stringify(colunas) },
    ...{ criadoEm: new Date(0), criadoPorId: administrador.id },
  });
  return {
    ...{ caminho: `/api/remessa/layout/${id}`, versao: 1, quem: administrador },
    corpo: (nome) => ({ nome, colunas }),
    async ler() {
      const { versao, nome } = await rowOf(t, 'layoutDaRemessa', { id });
      return [versao, nome] as const;
    },
  };
}

/** Every call that changes a record with a version: a new kind of record needs a new row. */
const TIPOS: readonly Tipo[] = [
  { chamada: 'atualizarProjeto', o: 'a submitted project', novo: () => umProjeto('/api/projeto') },
  { chamada: 'atualizarProjeto', o: 'a draft', novo: () => umProjeto('/api/projeto/rascunho') },
  {
    chamada: 'salvarRascunho',
    o: 'a draft by its autosave',
    async novo() {
      const { id, versao } = await rascunho();
      const corpo = (titulo: string) => ({ id, titulo });
      return { caminho: '/api/projeto/rascunho', versao, quem: c.dono, corpo, ler: lerProjeto(id) };
    },
  },
  {
    chamada: 'submeterProjeto',
    o: 'a draft as it is submitted',
    vence: 201,
    // A repeated submission answers the existing project.
    perde: 200,
    umaVez: true,
    async novo() {
      const { id, versao } = await rascunho();
      const base = await c.corpo();
      const corpo = (titulo: string) => ({ ...base, id, titulo });
      return { caminho: '/api/projeto', versao, quem: c.dono, corpo, ler: lerProjeto(id) };
    },
  },
  {
    chamada: 'retirarProjeto',
    o: 'a project as it is withdrawn',
    perde: 200,
    umaVez: true,
    async novo() {
      const { corpo: _nenhum, ...um } = await umProjeto('/api/projeto');
      return {
        ...um,
        caminho: `${um.caminho}/retirar`,
        ler: async () => [(await um.ler())[0], undefined] as const,
      };
    },
  },
  { chamada: 'atualizarEdital', o: 'a call', novo: () => umEdital((id) => `/api/edital/${id}`) },
  {
    chamada: 'mudarRegrasDoEdital',
    o: 'the rules of a call',
    async novo() {
      const id = await c.w.novoEdital();
      let pedido = 0;
      return {
        caminho: `/api/edital/${id}/regras`,
        versao: 1,
        quem: administrador,
        corpo(motivo) {
          pedido += 1;
          return { parecerMinimo: pedido, motivo };
        },
        async ler() {
          const { body } = await c.envia<Regras>('GET', `/api/edital/${id}/regras`);
          return [body.versao, body.retificacoes[0]?.motivo] as const;
        },
      };
    },
  },
  {
    chamada: 'mudarBarema',
    o: "a call's barema",
    async novo() {
      const id = await c.w.novoEdital();
      let pedido = 0;
      return {
        caminho: `/api/edital/${id}/barema`,
        versao: 1,
        quem: administrador,
        corpo(motivo) {
          pedido += 1;
          const criterios = UM_BAREMA.criterios.map((um) => ({ ...um, ajuda: `Pedido ${pedido}` }));
          return { barema: { ...UM_BAREMA, criterios }, motivo };
        },
        async ler() {
          const { body } = await c.envia<Regras>('GET', `/api/edital/${id}/barema`);
          return [body.versao, body.retificacoes[0]?.motivo] as const;
        },
      };
    },
  },
  {
    chamada: 'mudarConfiguracaoDoEdital',
    o: "a call's data, rules and barema",
    async novo() {
      const id = await c.w.novoEdital();
      let pedido = 0;
      return {
        caminho: `/api/edital/${id}/configuracao`,
        versao: 3,
        quem: administrador,
        corpo(motivo) {
          pedido += 1;
          return { regras: { parecerMinimo: pedido }, motivo };
        },
        async ler() {
          const { body } = await c.envia<Regras>('GET', `/api/edital/${id}/regras`);
          return [body.versao + 2, body.retificacoes[0]?.motivo] as const;
        },
      };
    },
  },
  {
    chamada: 'encerrarInscricoes',
    o: 'a call as it is closed',
    perde: 409,
    umaVez: true,
    async novo() {
      const { corpo: _nenhum, ...um } = await umEdital((id) => `/api/edital/${id}/encerrar_inscricoes`);
      return { ...um, ler: async () => [(await um.ler())[0], undefined] as const };
    },
  },
  {
    chamada: 'reabrirInscricoes',
    o: 'a call as it is reopened',
    perde: 409,
    umaVez: true,
    novo: () => umaVolta('reabrir_inscricoes', 'avaliacao', (motivo) => ({ fim: '2026-06-30', motivo })),
  },
  {
    chamada: 'devolverEdital',
    o: 'a call as it is sent back',
    perde: 409,
    umaVez: true,
    novo: () => umaVolta('devolver', 'decisao', (motivo) => ({ motivo })),
  },
  {
    chamada: 'desarquivarEdital',
    o: 'a call as it is brought back',
    perde: 409,
    umaVez: true,
    novo: () => umaVolta('desarquivar', 'arquivado', (motivo) => ({ motivo })),
  },
  {
    chamada: 'arquivarEdital',
    o: 'a call as it is archived',
    perde: 409,
    umaVez: true,
    async novo() {
      const { corpo: _nenhum, ...um } = await umEdital(
        (id) => `/api/edital/${id}/arquivar`,
        'resultado',
        ENCERRADA,
      );
      return { ...um, ler: async () => [(await um.ler())[0], undefined] as const };
    },
  },
  {
    chamada: 'salvarFase1',
    o: 'the scores of phase 1',
    novo: () => umaAvaliacao('/api/projeto_aprovacao/salvar_fase1', NOTAS_FASE1),
  },
  {
    chamada: 'salvarFase2',
    o: 'the scores of phase 2',
    novo: () => umaAvaliacao('/api/projeto_aprovacao/salvar_fase2', NOTAS_FASE2, NOTAS_FASE1),
  },
  {
    chamada: 'atualizarInstrutor',
    o: 'an instructor',
    novo: () =>
      umInstrutor(
        '',
        'dono',
        (nome) => ({ nome }),
        (lido) => lido.nome,
      ),
  },
  {
    chamada: 'conferirDocumento',
    o: 'an instructor whose document is checked',
    novo: () =>
      umInstrutor(
        'conferir_documento/',
        'administrador',
        (motivo) => ({ documento: 'dados_bancarios', situacao: 'RECUSADO', motivo }),
        ({ conferencias }) => conferencias.find((um) => um.motivo !== null)?.motivo ?? undefined,
      ),
  },
  {
    chamada: 'identificarInstrutor',
    o: "an instructor's matrícula",
    novo: () =>
      umInstrutor(
        'identificacao/',
        'dono',
        (matricula) => ({ matricula }),
        (lido) => lido.matricula ?? undefined,
      ),
  },
  { chamada: 'guardarContaBancaria', o: 'the bank account of an instructor', novo: umaConta },
  {
    chamada: 'guardarMinhaConta',
    o: 'the bank account of the student who writes it',
    novo: () => umaConta({ doAluno: true }),
  },
  { chamada: 'guardarPagador', o: 'the payer', novo: umPagador },
  { chamada: 'guardarLayoutDaRemessa', o: 'a layout of remessas', novo: umLayout },
  {
    chamada: 'liberarInstrutor',
    o: 'an instructor who is made REGULAR',
    umaVez: true,
    novo() {
      // Each writer sends another month, because an equal one is no change.
      const textos: string[] = [];
      const mes = (i: number) => `2026-${String(i + 3).padStart(2, '0')}`;
      return umInstrutor(
        'liberar/',
        'administrador',
        (texto) => ({ mesInicio: mes(textos.push(texto) - 1) }),
        ({ mesInicio }) => textos.find((_, i) => mes(i) === mesInicio),
      );
    },
  },
  {
    chamada: 'trocarDocumento',
    o: 'an instructor whose refused document is replaced',
    umaVez: true,
    async novo() {
      const { dono, projeto } = await c.w.novoAprovado();
      const id = await c.w.novoInstrutor(projeto);
      const arquivos = [await c.w.recusarDocumento(id, 'dados_bancarios')];
      while (arquivos.length < ESCRITORES) {
        arquivos.push(await c.w.novoArquivo('dados_bancarios', dono.id));
      }
      const textos: string[] = [];
      return {
        caminho: `/api/instrutor/trocar_documento/${id}`,
        versao: 2,
        quem: dono,
        // Each writer sends another file, because an equal one is no change.
        corpo: (texto) => ({ documento: 'dados_bancarios', arquivo: arquivos[textos.push(texto) - 1] }),
        async ler() {
          const { versao, dadosBancarios } = await rowOf(t, 'instrutor', { id });
          return [versao, textos[arquivos.indexOf(dadosBancarios)]] as const;
        },
      };
    },
  },
  {
    chamada: 'retomarVinculo',
    o: 'a tie that is taken back',
    umaVez: true,
    async novo() {
      const { projeto } = await c.w.novoAprovado();
      const fim = { fim: '2026-05-02', motivoDoFim: 'saiu', encerradoEm: t.clock.agora() };
      const id = await c.w.novoInstrutor(projeto, fim);
      const { pool } = t.deps.database;
      return {
        caminho: `/api/instrutor/retomar/${id}`,
        versao: 1,
        quem: administrador,
        corpo: (motivo: string) => ({ motivo }),
        async ler() {
          const { rows } = await pool.query<{ versao: number; motivo: string }>(
            `select i.versao, h.motivo from instrutor i join historico_do_instrutor h on h.instrutor_id = i.id
             where i.id = $1 and h.campo = 'VINCULO' and h.ate is null`,
            [id],
          );
          return [rows[0]?.versao ?? 0, rows[0]?.motivo] as const;
        },
      };
    },
  },
  {
    chamada: 'salvarRelatorioAtividade',
    o: 'an activity report',
    novo: () =>
      umRelatorio(
        'atividade',
        ({ instrutor }) => `/api/relatorios-atividade-instrutor/instrutor/${instrutor}`,
      ),
  },
  {
    chamada: 'salvarRelatorioCoordenador',
    o: "a coordinator's report",
    novo: () => umRelatorio('coordenador', ({ projeto }) => `/api/relatorios-coordenador/projeto/${projeto}`),
  },
  ...naHomologacao(),
  ...naReuniao(),
  ...naRelatoria(),
  {
    chamada: 'mudarModeloDeEmail',
    o: 'the text of a mail',
    async novo() {
      const lido = async () => {
        const quem = { token: administrador.token };
        const { body } = await c.envia<{ nome: string; versao: number; assunto: string }[]>(
          'GET',
          '/api/modelos_de_email',
          undefined,
          quem,
        );
        return body.find(({ nome }) => nome === 'emailAlterado');
      };
      return {
        caminho: '/api/modelo_de_email/emailAlterado',
        versao: (await lido())?.versao ?? 0,
        quem: administrador,
        corpo: (assunto) => ({ assunto, texto: 'Olá.' }),
        async ler() {
          const modelo = await lido();
          return [modelo?.versao ?? 0, modelo?.assunto] as const;
        },
      };
    },
  },
  {
    chamada: 'mudarModeloDoTermo',
    o: 'the text of the termo',
    async novo() {
      const lido = async () => {
        const quem = { token: administrador.token };
        return (
          await c.envia<{ versao: number; texto: string }>('GET', '/api/modelo_do_termo', undefined, quem)
        ).body;
      };
      return {
        caminho: '/api/modelo_do_termo',
        versao: (await lido()).versao,
        quem: administrador,
        corpo: (texto) => ({ texto, ligado: false }),
        async ler() {
          const { versao, texto } = await lido();
          return [versao, texto] as const;
        },
      };
    },
  },
  {
    chamada: 'mudarModeloDePublicacao',
    o: 'a template of publication texts',
    async novo() {
      const lido = async () => {
        const quem = { token: administrador.token };
        const { body } = await c.envia<ModeloLido[]>('GET', '/api/modelos_de_publicacao', undefined, quem);
        return body.find(({ nome }) => nome === 'aviso');
      };
      return {
        caminho: '/api/modelo_de_publicacao/aviso',
        versao: (await lido())?.versao ?? 0,
        quem: administrador,
        corpo: (titulo) => ({ ...MODELOS_PADRAO.aviso, titulo }),
        async ler() {
          const aviso = await lido();
          return [aviso?.versao ?? 0, aviso?.titulo] as const;
        },
      };
    },
  },
  {
    chamada: 'atualizarConfiguracao',
    o: 'the settings',
    async novo() {
      const lida = () => c.envia<Versionado & { instituicao: { nome: string } }>('GET', '/api/configuracao');
      return {
        caminho: '/api/configuracao',
        versao: (await lida()).body.versao,
        quem: administrador,
        corpo: (nome) => ({ instituicao: { nome } }),
        async ler() {
          const { body } = await lida();
          return [body.versao, body.instituicao.nome] as const;
        },
      };
    },
  },
  {
    chamada: 'atualizarPorta',
    o: 'a door of an institution',
    async novo() {
      const { issuer } = await umProvedor();
      const { id, versao } = await umaPorta(t, issuer);
      return {
        caminho: `/api/porta/${id}`,
        versao,
        quem: administrador,
        corpo: (nome) => ({ ...corpoDaPorta(issuer), nome }),
        async ler() {
          const porta = await rowOf(t, 'porta', { id });
          return [porta.versao, porta.nome] as const;
        },
      };
    },
  },
  {
    chamada: 'alterarEntradaLocal',
    o: 'who enters with a local password',
    async novo() {
      const ids: number[] = [];
      while (ids.length < ESCRITORES) ids.push((await c.w.novaPessoa('administrador')).id);
      // The named person identifies the writer, as the text does in other calls.
      const textos: string[] = [];
      return {
        caminho: '/api/porta/entrada_local',
        versao: (await rowOf(t, 'entradaLocal', {})).versao,
        quem: administrador,
        corpo: (texto) => ({ desligada: false, excecoes: [ids[(textos.push(texto) - 1) % ESCRITORES]] }),
        async ler() {
          const { versao, excecoes } = await rowOf(t, 'entradaLocal', {});
          return [versao, textos.slice(-ESCRITORES)[ids.indexOf(excecoes[0] ?? 0)]] as const;
        },
      };
    },
  },
  {
    chamada: 'alterarNomeSocial',
    o: 'a nome social',
    async novo() {
      const pessoa = await c.w.novaPessoaComFoto();
      return {
        caminho: '/api/professor/nome_social',
        versao: 1,
        quem: pessoa,
        corpo: (nome) => ({ nome }),
        async ler() {
          const { versao, nome } = await pessoaGuardada(t, pessoa.id);
          return [versao, nome] as const;
        },
      };
    },
  },
  {
    chamada: 'atualizarProfessor',
    o: "a person's record",
    async novo() {
      const pessoa = await c.w.novaPessoaComFoto();
      return {
        caminho: `/api/professor/${pessoa.id}`,
        versao: 1,
        // By an administrator, whose session stays valid; the person's own update would end theirs.
        quem: administrador,
        corpo: (nome) => ({ nome }),
        async ler() {
          const { versao, nome } = await pessoaGuardada(t, pessoa.id);
          return [versao, nome] as const;
        },
      };
    },
  },
];

/**
 * Each act on a project's homologação changes its state: the others find no transition, or another version.
 */
function naHomologacao(): readonly Tipo[] {
  const longe = '2999-12-31';
  const devolvido = { estado: 'devolvido', secoes: ['resumo'], motivo: 'Falta', ate: longe } as const;
  const fora = { estado: 'naoHomologado', motivo: 'Fora', ate: longe } as const;
  const hoje = () => t.clock.agora().toISOString().slice(0, 10);
  const tipo = (
    chamada: NomeDaChamada,
    [ato, de, perde]: readonly [string, Parameters<typeof marcado>[3], number],
    corpo: (texto: string) => object,
    doDono = false,
  ): Tipo => ({
    chamada,
    o: 'the mark of a project',
    perde,
    umaVez: true,
    async novo() {
      const dono = await c.w.novaPessoa();
      const projeto = await c.w.novoProjeto(dono.id, await editalComHomologacao(t, c.w));
      await marcado(t, projeto, administrador.id, de);
      return {
        caminho: `/api/projeto/${projeto}/homologacao${ato}`,
        versao: 2,
        quem: doDono ? dono : administrador,
        corpo,
        async ler() {
          const { versao } = await rowOf(t, 'homologacao', { projetoId: projeto });
          const [ultimo] = (await rowsOf(t, 'homologacaoAto', { projetoId: projeto })).slice(-1);
          return [versao, ultimo?.texto] as const;
        },
      };
    },
  });
  const resumo = '<p>Um resumo novo, agora com o método.</p>';
  return [
    tipo('marcarHomologacao', ['', { estado: 'reenviado' }, 409], (motivo) => ({
      marca: 'naoHomologado',
      motivo,
    })),
    tipo('prorrogarCorrecao', ['/prorrogar', { ...devolvido, ate: '2026-01-02' }, 412], (motivo) => ({
      motivo,
      ate: hoje(),
    })),
    tipo('desfazerHomologacao', ['/desfazer', fora, 409], (motivo) => ({ motivo })),
    tipo(
      'reenviarProjeto',
      ['/correcao', devolvido, 409],
      (resposta) => ({ textos: { resumo }, resposta }),
      true,
    ),
    tipo('recorrerDaHomologacao', ['/recurso', fora, 409], (texto) => ({ texto }), true),
    tipo(
      'decidirRecursoDaHomologacao',
      ['/recurso/decidir', { estado: 'emRecurso', recorreu: true }, 409],
      (motivo) => ({
        aceito: false,
        motivo,
      }),
    ),
  ];
}

/**
 * Acts that move a meeting of the committee, once each; an item's note and decision have the item's version.
 */
function naReuniao(): readonly Tipo[] {
  async function cena(estado: 'aberta' | 'suspensa' = 'aberta') {
    const edital = await c.w.novoEditalEm('decisao');
    const { projeto } = await c.w.novoAvaliado(edital);
    const membros = [administrador.id];
    const pauta = { editalId: edital, autorId: administrador.id, membros, projetos: [projeto], estado };
    return { id: await reuniaoNova(t, pauta), projeto };
  }
  const ato = (chamada: NomeDaChamada, caminho: string, comMotivo: boolean): Tipo => ({
    chamada,
    o: 'a meeting of the committee',
    perde: 409,
    umaVez: true,
    async novo() {
      const { id } = await cena(caminho === 'retomar' ? 'suspensa' : 'aberta');
      return {
        caminho: `/api/sessao/${id}/${caminho}`,
        versao: 1,
        quem: administrador,
        ...(comMotivo ? { corpo: (motivo: string) => ({ motivo }) } : {}),
        async ler() {
          const { versao } = await rowOf(t, 'sessaoDaComissao', { id });
          const [ultimo] = (await rowsOf(t, 'atoDaSessao', { sessaoId: id })).slice(-1);
          return [versao, comMotivo ? ultimo?.motivo : undefined] as const;
        },
      };
    },
  });
  const item = (chamada: NomeDaChamada, caminho: string, corpo: (texto: string) => object): Tipo => ({
    chamada,
    o: 'an item of a meeting',
    umaVez: true,
    async novo() {
      const { id, projeto } = await cena();
      return {
        caminho: `/api/sessao/${id}/item/${projeto}/${caminho}`,
        versao: 1,
        quem: administrador,
        corpo,
        async ler() {
          const { versao, anotacao, motivo } = await rowOf(t, 'itemDaSessao', { sessaoId: id });
          return [versao, motivo ?? anotacao] as const;
        },
      };
    },
  });
  return [
    ato('suspenderSessaoDaComissao', 'suspender', true),
    ato('retomarSessaoDaComissao', 'retomar', false),
    ato('encerrarSessaoDaComissao', 'encerrar', false),
    ato('cancelarSessaoDaComissao', 'cancelar', true),
    item('anotarItemDaSessao', 'anotacao', (anotacao) => ({ anotacao })),
    item('decidirItemDaSessao', 'decisao', (motivo) => ({ remunerados: 1, voluntarios: 0, motivo, mesa: 1 })),
  ];
}

/** The two acts of a rapporteur on the draft decision. */
function naRelatoria(): readonly Tipo[] {
  const tipo = (chamada: NomeDaChamada, perde: number, mais: object): Tipo => ({
    chamada,
    o: 'the draft decision of an appeal',
    perde,
    umaVez: true,
    async novo() {
      const edital = await c.w.novoEditalEm('resultado');
      await regrasDoRecurso(t, c.w, edital, { recursoComRelator: true });
      const { aprovacao, dono } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
      const recursoId = await c.w.novoRecurso(aprovacao, dono.id);
      const relator = await c.w.novaPessoa('avaliador');
      await comRelator(t, recursoId, relator.id);
      return {
        caminho: `/api/recurso/${recursoId}/minuta`,
        versao: 2,
        quem: relator,
        corpo: (feedback) => ({ ...mais, feedback }),
        async ler() {
          const { versao } = await rowOf(t, 'relatoria', { recursoId });
          const [ultima] = (await rowsOf(t, 'recursoMinuta', { recursoId })).slice(-1);
          return [versao, (ultima?.conteudo as { feedback?: string } | undefined)?.feedback] as const;
        },
      };
    },
  });
  return [tipo('salvarMinuta', 412, {}), tipo('entregarMinuta', 409, { decisao: 'recusar' })];
}

/** One race: this many writers of one version. Returns the texts of those that got the winner's status. */
async function corrida(
  { chamada, vence = 200, perde = 412 }: Tipo,
  um: Registro,
  versao: number,
  rodada: number,
) {
  const respostas = await Promise.all(
    Array.from({ length: ESCRITORES }, async (_, i) => {
      const texto = `Rodada ${rodada} aba ${i}`;
      const r = await send<Versionado>(t.url, rotas[chamada].method, um.caminho, {
        token: um.quem.token,
        body: um.corpo?.(texto),
        headers: { 'if-match': `"${versao}"` },
      });
      return { ...r, texto };
    }),
  );
  const vencedor = respostas.find((r) => r.status === vence);
  const perdedores = respostas.filter((r) => r !== vencedor);
  expect([vencedor?.status, ...perdedores.map((r) => r.status)]).toEqual([
    vence,
    ...Array.from({ length: ESCRITORES - 1 }, () => perde),
  ]);
  for (const { body, text } of perdedores) {
    if (perde === 412) expect(body.versao).toBe(versao + 1);
    if (perde === 200) expect(text).toBe(vencedor?.text);
  }
  return vencedor;
}

describe('two tabs, whatever the record (T-G4)', () => {
  it('includes every call that returns a version', () => {
    const comVersao = (Object.keys(rotas) as NomeDaChamada[]).filter((nome) => {
      const { answers }: Route = rotas[nome];
      const forma = answers[200];
      // It writes nothing: its version is the number of the result's next version.
      if (nome === 'simularCorrecao') return false;
      // It judges the files again, whatever the version of their instructor.
      if (nome === 'conferirAssinaturas') return false;
      return rotas[nome].method !== 'GET' && forma && 'shape' in forma && 'versao' in Object(forma.shape);
    });
    expect([...new Set(TIPOS.map(({ chamada }) => chamada))].sort()).toEqual(comVersao.sort());
  });

  it.each(TIPOS)(
    `$chamada, $o: lets exactly one of ${ESCRITORES} writers of each of ${RODADAS} versions win`,
    async (tipo) => {
      let um = await tipo.novo();
      let { versao } = um;
      for (let rodada = 0; rodada < RODADAS; rodada += 1) {
        const vencedor = await corrida(tipo, um, versao, rodada);
        expect(vencedor?.body.versao).toBe(versao + 1);
        expect(await um.ler()).toEqual([versao + 1, um.corpo && vencedor?.texto]);
        if (tipo.umaVez) um = await tipo.novo();
        versao = tipo.umaVez ? um.versao : versao + 1;
      }
      contar(
        'corridas',
        `${tipo.o}: ${RODADAS} rounds × ${ESCRITORES} writers, ${RODADAS} won, 0 lost updates`,
      );
    },
  );
});
