import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { aceitar, solicitar } from '@instrutoria/domain/recurso/transitions.ts';
import type { DadosDaDecisao, RecursoGuardado } from '@instrutoria/domain/recurso/types.ts';
import { guardarNotasDadas, salvarAprovacao } from '../../features/avaliacao/repository.ts';
import { inserirRecurso, salvarDecisao } from '../../features/recurso/repository.ts';
import { lerVersao } from '../../features/resultado/queries.ts';
import { guardarVersao } from '../../features/resultado/repository.ts';
import { RECURSOS } from '../content.ts';
import type { RecursoDemo } from '../schemas.ts';
import type { AvaliacaoSemeada } from './avaliacoes.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

function avaliacaoDe(avaliacoes: readonly AvaliacaoSemeada[], { edital, coordenador }: RecursoDemo) {
  const achada = avaliacoes.find(
    ({ semeada }) => semeada.edital.dados.chave === edital && semeada.proposta.coordenador === coordenador,
  );
  if (achada === undefined) throw new Error(`${coordenador} has no result in ${edital}`);
  return achada;
}

function numeros(aprovacao: AprovacaoGuardada, notas: object, feedback: string | null): DadosDaDecisao {
  return {
    ...aprovacao,
    ...notas,
    remunerados_aprovados: Math.max(1, aprovacao.remunerados_aprovados),
    feedback,
  };
}

/** Creates appeals, decisions and versions, by the acts' own rules; returns their audit rows. */
export async function semearRecursos(
  { tx, pessoas, presente }: Semeados,
  avaliacoes: readonly AvaliacaoSemeada[],
): Promise<AtoDemo[]> {
  const presidente = exigir(pessoas, 'fernando.lisboa');
  const atos: AtoDemo[] = [];
  for (const [n, um] of RECURSOS.entries()) {
    const { aprovacao, semeada } = avaliacaoDe(avaliacoes, um);
    const { publicadoHa, limiteBolsas, tipoProjeto } = semeada.edital.dados;
    if (publicadoHa === null) throw new Error('an appeal before publication');
    const autor = exigir(pessoas, um.coordenador);
    const novo = solicitar(aprovacao.id, um.mensagem, noDia(presente, publicadoHa - um.depoisDe, n));
    const id = await inserirRecurso(tx, novo, { autorId: autor, contraMudanca: false });
    if (id === null) throw new Error('two appeals at once');
    const registro = { tipo: 'recurso', id } as const;
    atos.push({ acao: 'solicitarRecurso', pessoa: autor, quando: new Date(novo.criadoEm), registro });
    if (um.decisao === null) continue;
    const recurso: RecursoGuardado = { id, versao: 1, ...novo };
    const quando = noDia(presente, publicadoHa - um.depoisDe - 1, n + 7);
    const { notas, feedback } = um.decisao;
    atos.push({
      acao: notas === null ? 'recusarRecurso' : 'aceitarRecurso',
      pessoa: presidente,
      quando,
      registro,
    });
    if (notas === null) {
      const publicado = { id: semeada.edital.id, resultadoPublicadoEm: quando.toISOString() };
      const emVigor = await lerVersao(tx, publicado);
      const recusado = transitar(MAQUINA_DO_RECURSO, recurso, 'recusarRecurso', {
        quem: 'PRESIDENTE_COMISSAO',
        dados: { feedback, agora: quando },
      });
      await salvarDecisao(tx, recusado, {
        decididoPorId: presidente,
        resultadoNumero: emVigor?.numero ?? null,
      });
      continue;
    }
    const outras = avaliacoes.filter(
      ({ semeada: outra }) => outra.edital === semeada.edital && outra !== semeada,
    );
    const limites = {
      tipo: tipoProjeto,
      pedidas: semeada.proposta,
      limiteBolsas,
      bolsasDosOutros: outras.reduce((soma, outra) => soma + outra.aprovacao.remunerados_aprovados, 0),
    };
    const depois = aceitar(recurso, aprovacao, numeros(aprovacao, notas, feedback), {
      limites,
      agora: quando,
      quem: 'PRESIDENTE_COMISSAO',
    });
    await guardarNotasDadas(tx, aprovacao);
    await salvarAprovacao(tx, depois.aprovacao);
    const feito = { motivo: 'RECURSO', recurso: id } as const;
    const resultadoNumero = await guardarVersao(tx, semeada.edital.id, feito, quando);
    await salvarDecisao(tx, depois.recurso, { decididoPorId: presidente, resultadoNumero });
  }
  return atos;
}
