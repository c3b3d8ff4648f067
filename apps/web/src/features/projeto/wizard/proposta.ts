import { escolher, porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, CONTAGENS, ESCOLHAS, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { nomeDaVaga } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import type { DadosDoCronograma, Projeto, Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { CorpoDaProposta, CorpoDoBundle } from '../api.ts';
import { DISCIPLINAS_VAZIAS, type DisciplinasLocais, WIZARD_VAZIO, type WizardData } from './wizard-data.ts';

export function paraProposta(dados: WizardData): Proposta {
  const { temColaboradores } = dados;
  return {
    id: dados.projetoId ?? undefined,
    ...escolher(dados, TEXTOS),
    ...porNome(ESCOLHAS, (nome) => (dados[nome] === '' ? null : dados[nome])),
    ...porNome(CONTAGENS, (nome) => dados[nome] ?? undefined),
    edital: dados.edital?.id ?? null,
    professores_colaboradores: temColaboradores ? dados.colaboradores.map(({ id }) => id) : [],
    professores_colaboradores_nao_cadastrado: temColaboradores
      ? dados.naoCadastrados.map(({ id }) => id)
      : [],
    comprovante_disciplinas: dados.disciplinas.id,
    cronogramas: dados.cronogramas.slice(0, quantosInstrutores(dados)),
  };
}

export function paraCorpo(dados: WizardData): CorpoDaProposta {
  const { professores_colaboradores, professores_colaboradores_nao_cadastrado, cronogramas, ...resto } =
    paraProposta(dados);
  return {
    ...resto,
    // A count that is no number (yet) is omitted.
    ...porNome(CONTAGENS, (nome) => (Number.isNaN(dados[nome]) ? undefined : resto[nome])),
    professores_colaboradores: [...(professores_colaboradores ?? [])],
    professores_colaboradores_nao_cadastrado: [...(professores_colaboradores_nao_cadastrado ?? [])],
    cronogramas: [...(cronogramas ?? [])],
  };
}

export function paraBundle({ comprovante, disciplinas_associadas }: DisciplinasLocais): CorpoDoBundle {
  return {
    ...(comprovante === null ? {} : { comprovante: comprovante.referencia }),
    disciplinas_associadas: disciplinas_associadas.map(
      ({ id: _guardada, cursos_ofertadas, ...disciplina }) => ({
        ...disciplina,
        cursos_ofertadas: [...(cursos_ofertadas ?? [])],
      }),
    ),
  };
}

/** 'Bolsista 1 de 2' of the proposal as typed so far. */
export function nomeDoInstrutor(indice: number, { remunerados, voluntarios }: WizardData): string {
  return nomeDaVaga(indice, remunerados || 0, voluntarios || 0);
}

export function quantosInstrutores({ remunerados, voluntarios }: WizardData): number {
  const contar = (n: number | null) => Math.max(0, Math.trunc(n || 0));
  return contar(remunerados) + contar(voluntarios);
}

function disciplinasDe(projeto: Projeto): DisciplinasLocais {
  const bundle = projeto.comprovante_disciplinas;
  if (bundle === null) return DISCIPLINAS_VAZIAS;
  return {
    id: bundle.id,
    comprovante:
      bundle.comprovante === null ? null : { referencia: bundle.comprovante, nome: 'Comprovante já enviado' },
    disciplinas_associadas: bundle.disciplinas_associadas.map((disciplina) => ({
      ...disciplina,
      unidade_oferta: disciplina.unidade_oferta.id,
    })),
    projeto_id: null,
  };
}

const nomeado = ({ id, nome }: { readonly id: number; readonly nome: string }) => ({ id, nome });

export function doProjeto(
  projeto: Projeto,
  cronogramas: readonly (DadosDoCronograma & { readonly id?: number; readonly projeto?: unknown })[],
): WizardData {
  const { edital } = projeto;
  const colaboradores = projeto.professores_colaboradores.map(nomeado);
  const naoCadastrados = projeto.professores_colaboradores_nao_cadastrado.map(nomeado);
  const dados: WizardData = {
    ...WIZARD_VAZIO,
    ...escolher(projeto, TEXTOS),
    ...porNome(ESCOLHAS, (nome) => projeto[nome] ?? ''),
    // A required number that is 0 counts as not typed.
    ...porNome(CONTAGENS, (nome) => (CAMPOS[nome].obrigatorio ? projeto[nome] || null : projeto[nome])),
    tipoProjeto: projeto.tipoProjeto,
    edital:
      edital === null
        ? null
        : {
            id: edital.id,
            nome: edital.nome,
            inicio: edital.inicio,
            fim: edital.fim,
            vigenciaInicio: edital.vigenciaInicio,
            vigenciaFim: edital.vigenciaFim,
            tipoProjeto: edital.tipoProjeto,
          },
    temColaboradores: colaboradores.length + naoCadastrados.length > 0,
    colaboradores,
    naoCadastrados,
    disciplinas: disciplinasDe(projeto),
    cronogramas: cronogramas.map(({ id: _id, projeto: _projeto, ...cronograma }) => cronograma),
    projetoId: projeto.id,
    projetoVersao: projeto.versao,
    projetoSalvoEm: projeto.atualizadoEm,
    ehSubmetido: !projeto.ehRascunho,
    soCronogramas: projeto.aguardandoCronograma && edital?.aberto === false,
  };
  return projeto.ehRascunho ? { ...dados, rascunhoAntes: paraCorpo(dados) } : dados;
}

const VAZIO = JSON.stringify(paraCorpo(WIZARD_VAZIO));

export function propostaVazia(dados: WizardData): boolean {
  return JSON.stringify(paraCorpo(dados)) === VAZIO;
}

/** Whether this browser has a project: typed, opened, or being sent. */
export function guardaAlgo(dados: WizardData): boolean {
  const { projetoId, envioPendente, rascunhoPendente, disciplinas } = dados;
  if (projetoId !== null || envioPendente !== null || rascunhoPendente !== null) return true;
  const temDisciplinas = disciplinas.comprovante !== null || disciplinas.disciplinas_associadas.length > 0;
  // When only one call is open, the screen chooses it, not the person.
  const escolhido =
    dados.alteradoEm === null ? { ...dados, edital: null, tipoProjeto: WIZARD_VAZIO.tipoProjeto } : dados;
  return temDisciplinas || !propostaVazia(escolhido);
}
