import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDoCertificado } from '../../adapters/mail/templates/certificados.ts';
import type { Contexto } from '../../context.ts';
import { many } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';
import { enviarCarta, escreverCarta } from '../carta/repository.ts';
import type { Certificado } from './certificados-queries.ts';
import type { ParticipacaoDeAlguem } from './participacoes-queries.ts';

export interface CertificadoFeito {
  readonly participacao: ParticipacaoDeAlguem;
  readonly codigo: string;
}

async function avisarAlunos(ctx: Contexto, edital: string, feitos: readonly CertificadoFeito[]) {
  const deles = feitos.flatMap(({ participacao: { instrutorId, projeto }, codigo }) =>
    instrutorId === null || projeto === null ? [] : [{ instrutorId, projeto, codigo }],
  );
  if (deles.length === 0) return;
  const ids = deles.map(({ instrutorId }) => instrutorId);
  const contatos = await many<{ id: number; nome: string; email: string; temConta: boolean }>(
    ctx.db,
    sql`select id, nome, email, estudante_id is not null as "temConta" from instrutor where id = any(${ids})`,
  );
  const configuracao = await lerConfiguracao(ctx.db);
  for (const { instrutorId, projeto, codigo } of deles) {
    const contato = contatos.find(({ id }) => id === instrutorId);
    if (contato === undefined) continue;
    const email = emailDoCertificado({
      ...remessaPara(contato, ctx.deps, configuracao),
      ...{ projeto: projeto.titulo, edital, codigo, temConta: contato.temConta },
    });
    await enviarCarta(ctx, email, { especie: 'certificados', instrutorId, projetos: [projeto.id] });
  }
}

/** One mail per student, and one per coordinator and act, which also says why their own was not issued. */
export async function avisarDosCertificados(
  ctx: Contexto,
  edital: string,
  feitos: readonly CertificadoFeito[],
  doProjeto: readonly Certificado[],
): Promise<void> {
  if (feitos.length === 0) return;
  await avisarAlunos(ctx, edital, feitos);
  const instrutores = feitos.filter(({ participacao }) => participacao.papel === 'INSTRUTOR');
  const donos = new Set(instrutores.map(({ participacao }) => participacao.pessoaId));
  for (const { participacao, projeto, situacao, faltas } of doProjeto) {
    const { papel, pessoaId } = participacao;
    if (papel !== 'COORDENADOR' || !(donos.has(pessoaId) || situacao === 'PRONTO')) continue;
    const nomes = donos.has(pessoaId) ? instrutores.map(({ participacao: { nome } }) => nome) : [];
    const fatos = { projeto, edital, instrutores: nomes, seuEmitido: situacao !== 'FALTA', faltas };
    await escreverCarta(ctx, 'certificados', { pessoaId, fatos });
  }
}
