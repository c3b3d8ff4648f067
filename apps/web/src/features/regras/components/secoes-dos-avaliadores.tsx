import { NOMES_DAS_COMBINACOES } from '@instrutoria/domain/avaliacao/messages.ts';
import {
  COMBINACOES,
  type Combinacao,
  combinarValores,
  distancia,
  estadoDeVarios,
  type RegrasDosAvaliadores,
} from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { AVALIADORES_MAXIMO } from '@instrutoria/domain/designacao/limits.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { NativeSelect } from '@mantine/core';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { quantos, type SecaoDaRegra, umDeDois } from './secao-da-regra.tsx';

const numero = (n: number) => n.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
const emSerie = new Intl.ListFormat('pt-BR');
const NOTAS = [9, 8, 4, 8, 7];
const TOTAIS = [82, 58.5];
const SO_COM_VARIOS = 'Vale só com mais de um avaliador por projeto.';
const FIXA = 'Depois do primeiro avaliador designado não muda mais.';

/** As many example scores as the call has evaluators. */
function combinadas({ avaliadores, combinacao }: RegrasDosAvaliadores, quantas = avaliadores): string {
  const notas = NOTAS.slice(0, quantas);
  return `${emSerie.format(notas.map(numero))}: a nota do projeto nesse critério é ${numero(combinarValores(notas, combinacao))} (${NOMES_DAS_COMBINACOES[combinacao]}).`;
}

function doisDistantes({ divergencia }: RegrasDosAvaliadores): string {
  const dadas = TOTAIS.map((total) => ({ concluida: true, total }));
  const estado = estadoDeVarios({ exigidos: 2, dadas, mantida: false }, { avaliadores: 2, divergencia });
  return `Dois totais, ${emSerie.format(TOTAIS.map(numero))}, diferem em ${numero(distancia(TOTAIS))} pontos: ${
    estado === 'divergente'
      ? 'o projeto espera, e a administração pede mais um avaliador ou diz por que as notas ficam.'
      : 'as notas são combinadas, e o projeto está avaliado.'
  }`;
}

/**
 * Dropping extremes is offered only from five evaluators on: with fewer it is nearly the median. A call that
 * already has it keeps it.
 */
function combinacoesOferecidas({ avaliadores, combinacao }: RegrasDosAvaliadores): readonly Combinacao[] {
  return COMBINACOES.filter((uma) => uma !== 'mediaSemExtremos' || uma === combinacao || avaliadores >= 5);
}

export const SECOES_DOS_AVALIADORES: Readonly<Record<keyof RegrasDosAvaliadores, SecaoDaRegra>> = {
  avaliadores: {
    titulo: 'Avaliadores por projeto',
    muda: 'Quantas pessoas avaliam cada projeto, cada uma sem ver as outras. O projeto está avaliado quando todas concluíram.',
    exclui: `Mais de um pede um barema próprio deste edital, na parte Barema. ${FIXA}`,
    dito: ({ avaliadores }) => `${contado(avaliadores, 'avaliador', 'avaliadores')} por projeto.`,
    exemplo: (regras) => {
      const { avaliadores } = regras;
      if (!(avaliadores >= 1 && avaliadores <= AVALIADORES_MAXIMO))
        return `Escolha de 1 a ${AVALIADORES_MAXIMO}.`;
      return avaliadores === 1
        ? 'Bruno dá 9 a um critério do projeto de Ana: é a nota do projeto.'
        : `No projeto de Ana, ${avaliadores} avaliadores dão a um critério ${combinadas(regras)}`;
    },
    campo: quantos('avaliadores', 'Avaliadores de cada projeto', `De 1 a ${AVALIADORES_MAXIMO}`),
  },
  combinacao: {
    titulo: 'Como as notas se combinam',
    muda: 'Como as notas dos avaliadores de um projeto viram uma só, critério por critério.',
    exclui: `${SO_COM_VARIOS} Sem a maior e a menor só a partir de três avaliadores; com dois é a média. ${FIXA}`,
    dito: ({ combinacao, avaliadores }) =>
      `${NOMES_DAS_COMBINACOES[combinacao].replace(/^m/, 'M')} de cada critério${avaliadores === 1 ? ', se houver mais de um avaliador' : ''}.`,
    exemplo: (regras) => {
      const quantas = Math.min(Math.max(regras.avaliadores, 3), AVALIADORES_MAXIMO);
      return `${quantas} avaliadores dão a um critério ${combinadas(regras, quantas)}`;
    },
    campo: ({ regras, onChange, errors }) => (
      <NativeSelect
        {...errors.field('combinacao')}
        label="Combinar as notas por"
        value={regras.combinacao}
        data={combinacoesOferecidas(regras).map((value) => ({ value, label: NOMES_DAS_COMBINACOES[value] }))}
        onChange={(event) => {
          errors.clear('combinacao');
          onChange({ combinacao: event.currentTarget.value as Combinacao });
        }}
      />
    ),
  },
  divergencia: {
    titulo: 'Totais divergentes',
    muda: 'Quantos pontos o maior total de um projeto pode passar do menor antes que se peça mais um avaliador.',
    exclui: `${SO_COM_VARIOS} ${FIXA}`,
    dito: ({ divergencia }) =>
      divergencia === null
        ? 'Não há limite: os totais são combinados, por mais que difiram.'
        : `Até ${numero(divergencia)} pontos de diferença.`,
    exemplo: doisDistantes,
    campo: ({ regras, onChange, errors }) => (
      <CountInput
        {...errors.field('divergencia')}
        label="Diferença máxima entre os totais, em pontos"
        description="Vazio: não há limite"
        value={regras.divergencia}
        onChange={(divergencia) => {
          errors.clear('divergencia');
          onChange({ divergencia });
        }}
      />
    ),
  },
  avaliadoresSeLeem: {
    titulo: 'Avaliadores leem uns aos outros',
    muda: 'Se quem avaliou um projeto lê as notas e os pareceres dos outros, sem os nomes, depois que todos concluíram.',
    exclui: `${SO_COM_VARIOS} ${FIXA}`,
    dito: ({ avaliadoresSeLeem }) =>
      avaliadoresSeLeem === 'depois'
        ? 'Depois que todos concluíram, cada um lê os outros, sem nomes.'
        : 'Nenhum avaliador lê os outros.',
    exemplo: ({ avaliadoresSeLeem }) =>
      `Bruno e Clara concluíram o projeto de Ana. Bruno lê ${avaliadoresSeLeem === 'depois' ? 'também o parecer e as notas do outro avaliador, sem saber que é Clara' : 'só o que ele mesmo escreveu'}.`,
    campo: umDeDois('avaliadoresSeLeem', 'Ler os outros, sem nomes, depois que todos concluírem', [
      'depois',
      'nunca',
    ]),
  },
};
