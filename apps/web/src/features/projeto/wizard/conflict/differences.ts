import { areaPorExtenso, ehArea } from '@instrutoria/domain/area/areas.ts';
import {
  CAMPOS,
  CONTAGENS,
  ESCOLHAS,
  LINHAS,
  MARKUPS,
  palavrasChaveDe,
  SECOES,
} from '@instrutoria/domain/projeto/campos.ts';
import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import type { WizardData } from '../wizard-data.ts';
import { normal, normalMarkup } from './word-differences.ts';

export interface Difference {
  readonly rotulo: string;
  readonly aqui: string;
  readonly la: string;
  readonly html: boolean;
}

function plain(dados: WizardData): Readonly<Record<string, string>> {
  const nomes = (lista: WizardData['colaboradores']) => lista.map(({ nome }) => nome).join(', ');
  const linhas = LINHAS.map((nome) => [CAMPOS[nome].rotulo, dados[nome]]);
  const dosCampos = [...CONTAGENS, ...ESCOLHAS].map((nome) => [
    CAMPOS[nome].rotulo,
    nome === 'area' && ehArea(dados.area) ? areaPorExtenso(dados.area) : String(dados[nome] ?? ''),
  ]);
  return {
    ...Object.fromEntries(linhas),
    Edital: dados.edital?.nome ?? '',
    ...Object.fromEntries(dosCampos),
    'Palavras-chave': palavrasChaveDe(dados).join(', '),
    'Professores colaboradores': dados.temColaboradores
      ? [nomes(dados.colaboradores), nomes(dados.naoCadastrados)].filter((texto) => texto !== '').join(', ')
      : '',
    Disciplinas: dados.disciplinas.disciplinas_associadas.map(({ nome }) => nome ?? '').join(', '),
  };
}

function cronogramas(dados: WizardData): string[] {
  return dados.cronogramas.map((cronograma) => JSON.stringify(cronograma));
}

export function differences(aqui: WizardData, la: WizardData): readonly Difference[] {
  const found: Difference[] = [];
  const there = plain(la);
  for (const [rotulo, texto] of Object.entries(plain(aqui))) {
    if (normal(texto) !== normal(there[rotulo] ?? ''))
      found.push({ rotulo, aqui: texto, la: there[rotulo] ?? '', html: false });
  }
  for (const nome of [...SECOES, ...MARKUPS]) {
    if (normalMarkup(aqui[nome]) === normalMarkup(la[nome])) continue;
    const shown = (valor: string) => (ehReferenciaDeArquivo(valor) ? '<p>(imagem enviada)</p>' : valor);
    found.push({ rotulo: CAMPOS[nome].rotulo, aqui: shown(aqui[nome]), la: shown(la[nome]), html: true });
  }
  const [daqui, dela] = [cronogramas(aqui), cronogramas(la)];
  const mudaram =
    daqui.filter((texto, i) => texto !== dela[i]).length + Math.max(0, dela.length - daqui.length);
  if (mudaram > 0) {
    const conta = (n: number) => `${n} ${n === 1 ? 'cronograma' : 'cronogramas'}`;
    found.push({
      rotulo: 'Cronogramas',
      aqui: `${conta(daqui.length)}, ${mudaram} com diferenças`,
      la: conta(dela.length),
      html: false,
    });
  }
  return found;
}
