import { createHash } from 'node:crypto';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { TestApp } from '../app.ts';
import { deleteRows, insertInto, rowOf, rowsOf, updateRows } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';

/**
 * The author of a project. Both teams of a pair are in the database in both worlds: only the owner of the
 * project differs.
 */
export interface Equipe {
  readonly coordenador: Pessoa;
  readonly nome: string;
  readonly colaboradores: readonly Pessoa[];
  readonly semConta: number;
  readonly regime: string;
  /** Words that occur only in data about this team. */
  readonly canarios: readonly string[];
}

export async function novaEquipe(
  t: TestApp,
  w: World,
  { nome, quantos }: { readonly nome: string; readonly quantos: number },
): Promise<Equipe> {
  const unidadeId = await w.novaUnidade(`Faculdade ${nome}`);
  const coordenador = await w.novaPessoaComFoto('coordenador', {
    nome: `${nome} Coordena`,
    email: `${nome.toLowerCase()}.coordena@exemplo.test`,
    programa: `Programa ${nome}`,
    departamento: `Departamento ${nome}`,
    unidadeId,
  });
  const colaboradores: Pessoa[] = [];
  for (let i = 0; i < quantos; i += 1) {
    colaboradores.push(
      await w.novaPessoaComFoto('coordenador', { nome: `${nome} Colabora ${i}`, unidadeId }),
    );
  }
  const { siape, lattes } = await rowOf(t, 'professor', { id: coordenador.id });
  return {
    coordenador,
    nome: `${nome} Coordena`,
    colaboradores,
    semConta: quantos - 1,
    regime: quantos > 1 ? '20h' : '40h/DE',
    canarios: [nome, nome.toLowerCase(), siape, lattes, coordenador.cpf],
  };
}

/** Gives the project, with everything that belongs to it, to this team. */
export async function darA(t: TestApp, projetoId: number, equipe: Equipe): Promise<void> {
  const { id } = equipe.coordenador;
  const { comprovanteId } = await rowOf(t, 'projeto', { id: projetoId });
  await updateRows(t, 'arquivo', { donoId: id }, { vinculo: `projeto:${projetoId}` });
  for (const { id: aprovacaoId } of await rowsOf(t, 'projetoAprovacao', { projetoId })) {
    for (const recurso of await updateRows(t, 'recurso', { autorId: id }, { aprovacaoId })) {
      await updateRows(t, 'arquivo', { donoId: id }, { vinculo: `recurso:${recurso.id}` });
    }
  }
  await updateRows(t, 'projeto', { coordenadorId: id, regimeTrabalho: equipe.regime }, { id: projetoId });
  if (comprovanteId !== null) {
    const { comprovante } = await rowOf(t, 'comprovanteDeDisciplinas', { id: comprovanteId });
    await updateRows(t, 'comprovanteDeDisciplinas', { autorId: id }, { id: comprovanteId });
    await updateRows(t, 'arquivo', { donoId: id }, { referencia: comprovante });
    const { disciplinaId } = await rowOf(t, 'comprovanteDisciplina', { comprovanteId });
    const { unidadeId } = await rowOf(t, 'professor', { id });
    await updateRows(t, 'disciplina', { autorId: id, unidadeOfertaId: unidadeId }, { id: disciplinaId });
  }
  await deleteRows(t, 'projetoColaborador', { projetoId });
  await deleteRows(t, 'projetoNaoCadastrado', { projetoId });
  for (const [ordem, { id: professorId }] of equipe.colaboradores.entries()) {
    await insertInto(t, 'projetoColaborador', { projetoId, professorId, ordem });
  }
  for (let ordem = 0; ordem < equipe.semConta; ordem += 1) {
    const { unidadeId } = await rowOf(t, 'professor', { id });
    const { id: naoCadastradoId } = await insertInto(t, 'professorNaoCadastrado', {
      nome: `${equipe.nome} Sem Conta`,
      siape: '7654321',
      regimeTrabalho: '40h',
      unidadeId,
      criadoPorId: id,
      criadoEm: t.clock.agora(),
    });
    await insertInto(t, 'projetoNaoCadastrado', { projetoId, naoCadastradoId, ordem });
  }
}

/** Replaces the file of a reference, as if it had been uploaded so. */
export async function trocarArquivo(t: TestApp, referencia: string, bytes: Buffer): Promise<void> {
  await t.deps.storage.putBytes(referencia, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await updateRows(t, 'arquivo', { sha256, tamanho: bytes.length }, { referencia });
}

/** Requests whose answers contain a word of a team, except calls that show all teachers to every teacher. */
export function comCanarios(
  lida: ReadonlyMap<string, string>,
  equipes: readonly Equipe[],
  menos: readonly NomeDaChamada[],
): string[] {
  const palavras = equipes.flatMap(({ canarios }) => canarios);
  return [...lida].flatMap(([pedido, resposta]) => {
    const achada = palavras.find((palavra) => resposta.includes(palavra));
    return achada === undefined || menos.some((nome) => pedido.startsWith(nome))
      ? []
      : [`${pedido}: ${achada}`];
  });
}
