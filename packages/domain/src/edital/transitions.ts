import { diaNoFuso } from '../kernel/datas.ts';
import { exigirSemProblemas } from '../kernel/domain-error.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { TIPO_PADRAO } from './limits.ts';
import type { Momento } from './maquina.ts';
import {
  anoDoEdital,
  problemasDoEdital,
  problemasDoNovoEdital,
  vigenciaDoNovoEdital,
} from './rules/datas-e-fase.ts';
import { exigirMudancaPermitida, type FatosDoEdital } from './rules/mudancas.ts';
import type { DadosDoEdital, EditalGuardado } from './types.ts';

export function criarEdital(
  dados: DadosDoEdital,
  { agora, fuso }: Momento,
): Omit<EditalGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDoNovoEdital(dados));
  const { nome = '', inicio = '', fim = '' } = dados;
  return {
    nome: normalizarTexto(nome),
    ano: anoDoEdital(nome) ?? 0,
    inicio,
    fim,
    fase: 'submissao',
    tipoProjeto: dados.tipoProjeto ?? TIPO_PADRAO,
    fimRecursos: dados.fimRecursos || null,
    fimRecursosDesde: diaNoFuso(agora, fuso),
    limiteBolsas: dados.limiteBolsas ?? null,
    publicacao: dados.publicacao || diaNoFuso(agora, fuso),
    resultadoPublicadoEm: null,
    encerradoEm: null,
    ...vigenciaDoNovoEdital(dados),
    limitePorCoordenador: dados.limitePorCoordenador ?? null,
    prazoAvaliacao: dados.prazoAvaliacao || null,
    encerramentoSemInstrutores: dados.encerramentoSemInstrutores || null,
    processo: normalizarTexto(dados.processo ?? '') || null,
  };
}

/** Changes the fields, never the phase. Throws 422 for bad data, 409 for a field that may not change now. */
export function atualizarEdital(
  guardado: EditalGuardado,
  { motivo, ...dados }: DadosDoEdital & { readonly motivo?: string | null | undefined },
  fatos: FatosDoEdital,
): EditalGuardado {
  const junto = { ...guardado, ...semIndefinidos(dados) };
  exigirSemProblemas(problemasDoEdital(junto, true));
  const depois = {
    ...junto,
    nome: normalizarTexto(junto.nome),
    ano: anoDoEdital(junto.nome) ?? guardado.ano,
    ...(junto.fimRecursos === guardado.fimRecursos
      ? {}
      : { fimRecursosDesde: diaNoFuso(fatos.agora, fatos.fuso) }),
  };
  exigirMudancaPermitida(guardado, depois, fatos, motivo);
  return depois;
}

/** An empty day counts as none, or as not sent where a call needs one. */
function semIndefinidos(dados: DadosDoEdital): Partial<EditalGuardado> {
  const { publicacao, vigenciaInicio, vigenciaFim, fimRecursos, prazoAvaliacao, ...resto } = dados;
  const { encerramentoSemInstrutores, processo, ...iguais } = resto;
  const enviados = Object.entries(iguais).filter(([, valor]) => valor !== undefined);
  const dias = { fimRecursos, prazoAvaliacao, encerramentoSemInstrutores };
  const diasEnviados = Object.entries(dias).filter(([, valor]) => valor !== undefined);
  const exigidos = { publicacao, vigenciaInicio, vigenciaFim };
  return {
    ...(processo === undefined ? {} : { processo: normalizarTexto(processo ?? '') || null }),
    ...(Object.fromEntries(enviados) as Partial<EditalGuardado>),
    ...(Object.fromEntries(
      diasEnviados.map(([campo, dia]) => [campo, dia || null]),
    ) as Partial<EditalGuardado>),
    ...(Object.fromEntries(Object.entries(exigidos).filter(([, dia]) => dia)) as Partial<EditalGuardado>),
  };
}
