import { createHash, randomBytes } from 'node:crypto';
import { TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { vigenciaPadrao } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { MESES, POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { CAMPOS_PREENCHIDOS } from '@instrutoria/domain/testing/projetos.ts';
import type { Deps } from '../context.ts';
import type { NewRow } from '../db/tables.gerada.ts';
import { inserirSessao } from '../features/conta/sessao-repository.ts';
import { insertAll, insertInto, updateRows } from './rows.ts';
import { avaliacoesDoMundo } from './world/avaliacoes.ts';
import { estudantesDoMundo } from './world/estudantes.ts';
import { instrutoresDoMundo } from './world/instrutores.ts';

/** A person of a test world, with a valid session (a login would cost a password hash). */
export interface Pessoa {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
  readonly token: string;
  readonly sessao: number;
  readonly cpf: string;
}

let serial = 0;
/** A number that is unique in this process. */
export function proximo(): number {
  serial += 1;
  return serial;
}

/**
 * A mail's text without the numbers of people, projects, calls and records, which could equal a searched
 * number by chance.
 */
export const semNumeros = (texto = ''): string =>
  texto.replace(/(Pessoa |pessoa|Projeto |nº |Número: |\/)\d+/g, '$1');

/** The unique personal data of a new person. */
export function dadosDePessoa(agora: Date) {
  const n = proximo();
  return {
    nome: `Pessoa ${n}`,
    email: `pessoa${n}@exemplo.test`,
    cpf: String(10_000_000_000 + n),
    rg: `RG${String(n).padStart(9, '0')}`,
    siape: String(1_000_000 + n),
    lattes: `http://lattes.cnpq.br/${String(n).padStart(16, '0')}`,
    criadoEm: agora,
    atualizadoEm: agora,
    emailConfirmadoEm: agora,
  };
}

/** Fixtures that are inserted directly into one application's database. */
/** `keyedHash`: only for invitations. */
type DepsDoMundo = Pick<Deps, 'clock' | 'database' | 'storage' | 'tokens'> & Partial<Pick<Deps, 'keyedHash'>>;

export function createWorld({ deps }: { deps: DepsDoMundo }) {
  const { db } = deps.database;
  const agora = () => deps.clock.agora();

  async function novaUnidade(nome = `Unidade ${proximo()}`): Promise<number> {
    return (await insertInto(db, 'unidade', { nome, cidade: 'Cidade' })).id;
  }

  async function novoPrograma(nome = `Programa ${proximo()}`): Promise<number> {
    return (await insertInto(db, 'programa', { nome })).id;
  }

  async function novoArquivo(
    tipo: TipoDeArquivo,
    donoId: number | null,
    bytes: Uint8Array = Buffer.from(`bytes ${proximo()}`),
    vinculo: string | null = null,
  ): Promise<string> {
    const referencia = `arq_${randomBytes(16).toString('hex')}`;
    await deps.storage.putBytes(referencia, bytes);
    await insertInto(db, 'arquivo', {
      referencia,
      tipo,
      donoId,
      mime: TIPOS_ACEITOS[tipo].includes('application/pdf') ? 'application/pdf' : 'image/jpeg',
      tamanho: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      vinculo,
      criadoEm: deps.clock.real(),
    });
    return referencia;
  }

  /** Opens a session like a login. */
  async function abrirSessao(id: number, tipo: TipoDeUsuario): Promise<{ token: string; sessao: number }> {
    const real = deps.clock.real();
    const expiraEm = new Date(real.getTime() + SESSAO_MAXIMA_MS);
    const sessao = await inserirSessao(db, {
      professorId: id,
      criadaEm: real,
      ultimoUso: real,
      expiraEm,
      navegador: 'teste',
      fator: 'nenhum',
    });
    return { token: await deps.tokens.assinar({ sub: id, tipo, sid: sessao }, expiraEm), sessao };
  }

  async function novaPessoa(
    tipo: TipoDeUsuario = 'coordenador',
    dados: Partial<NewRow<'professor'>> = {},
  ): Promise<Pessoa> {
    const proprios = dadosDePessoa(agora());
    const linha = await insertInto(db, 'professor', {
      ...proprios,
      foto: '',
      tipo,
      unidadeId: dados.unidadeId ?? (await novaUnidade()),
      ...dados,
    });
    return { id: linha.id, tipo, cpf: proprios.cpf, ...(await abrirSessao(linha.id, tipo)) };
  }

  /** Makes a person with a photo, as after a registration, because an update requires one. */
  async function novaPessoaComFoto(
    tipo: TipoDeUsuario = 'coordenador',
    dados: Partial<NewRow<'professor'>> = {},
  ): Promise<Pessoa> {
    const pessoa = await novaPessoa(tipo, dados);
    const foto = await novoArquivo('foto', pessoa.id, undefined, `professor:${pessoa.id}`);
    await updateRows(db, 'professor', { foto }, { id: pessoa.id });
    return pessoa;
  }

  /** A call that is open at INICIO by default. */
  async function novoEdital(dados: Partial<NewRow<'edital'>> = {}): Promise<number> {
    return (
      await insertInto(db, 'edital', {
        nome: `Edital 2026 nº ${proximo()}`,
        ano: 2026,
        inicio: '2026-05-01',
        fim: '2026-05-31',
        fase: 'submissao',
        tipoProjeto: 'TIPO I',
        publicacao: '2026-04-20',
        ...vigenciaPadrao(dados.ano ?? 2026),
        resultadoPublicadoEm: dados.fase === 'resultado' ? agora() : null,
        criadoEm: agora(),
        ...dados,
      })
    ).id;
  }

  /** A proof with one discipline, for use in a proposal. */
  async function novoPacote(
    autorId: number,
  ): Promise<{ id: number; comprovante: string; disciplina: number }> {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const comprovante = await novoArquivo('comprovanteDisciplinas', autorId, pdf, `professor:${autorId}`);
    const d = await insertInto(db, 'disciplina', {
      autorId,
      nome: `Disciplina ${proximo()}`,
      semestre: 'primeiro',
      codigo: 'MAT101',
      unidadeOfertaId: await novaUnidade(),
      tipoDisciplina: 'teorica',
      ehObrigatoria: true,
      tsd: 71.5,
      cursosOfertadas: ['Matemática'],
      cargaHoraria: 60,
    });
    const pacote = await insertInto(db, 'comprovanteDeDisciplinas', {
      autorId,
      comprovante,
      criadoEm: agora(),
    });
    await insertInto(db, 'comprovanteDisciplina', { comprovanteId: pacote.id, disciplinaId: d.id, ordem: 0 });
    return { id: pacote.id, comprovante, disciplina: d.id };
  }

  /** A submitted project with two schedules by default. */
  async function novoProjeto(
    coordenadorId: number,
    editalId: number | null,
    dados: Partial<NewRow<'projeto'>> = {},
  ): Promise<number> {
    const ehRascunho = dados.ehRascunho ?? false;
    const pacote = await novoPacote(coordenadorId);
    const linha = await insertInto(db, 'projeto', {
      coordenadorId,
      editalId,
      ...CAMPOS_PREENCHIDOS,
      titulo: `Projeto ${proximo()}`,
      tipoProjeto: 'TIPO I',
      comprovanteId: pacote.id,
      ehRascunho,
      aguardandoCronograma: false,
      submetidoEm: ehRascunho ? null : agora(),
      criadoEm: agora(),
      atualizadoEm: agora(),
      ...dados,
    });
    if (!linha.aguardandoCronograma) {
      const meses = [...MESES];
      const atividades = POSICOES_DO_CRONOGRAMA.map((n) => `<p>Atividade do mês número ${n}.</p>`);
      await insertAll(
        db,
        'cronograma',
        Array.from({ length: linha.remunerados + linha.voluntarios }, (_um, ordem) => ({
          ...{ projetoId: linha.id, ordem, meses, atividades },
        })),
      );
    }
    return linha.id;
  }

  const avaliacoes = avaliacoesDoMundo({ deps, novaPessoa, novoEdital, novoProjeto });
  const instrutores = instrutoresDoMundo({ deps, novoArquivo, ...avaliacoes });
  const estudantes = estudantesDoMundo({ deps });

  return {
    novaUnidade,
    novoPrograma,
    novoArquivo,
    abrirSessao,
    novaPessoa,
    novaPessoaComFoto,
    novoEdital,
    novoPacote,
    novoProjeto,
    ...avaliacoes,
    ...instrutores,
    ...estudantes,
    designar: avaliacoes.novaAprovacao,
  };
}
export type World = ReturnType<typeof createWorld>;
