import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { AFINIDADE_MAXIMA } from '@instrutoria/domain/sorteio/limits.ts';
import { NOMES_DOS_DESEJOS } from '@instrutoria/domain/sorteio/messages.ts';
import { custoDoPar, limitesEmVigor, parPermitido } from '@instrutoria/domain/sorteio/rules/pares.ts';
import {
  PESOS_OFERECIDOS,
  palavraDoPeso,
  pesosPorExtenso,
} from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { RegrasDoSorteio } from '@instrutoria/domain/sorteio/rules/regras.ts';
import {
  type AvaliadorNoSorteio,
  DESEJOS_DO_SORTEIO,
  type EntradaDoSorteio,
  type ProjetoNoSorteio,
} from '@instrutoria/domain/sorteio/types.ts';
import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { type SecaoDaRegra, simOuNao } from './secao-da-regra.tsx';

/** Ana's project; Bruno has her unit and her subject, Clara neither. */
const BRUNO: AvaliadorNoSorteio = { id: 1, unidade: 1, carga: 0 };
const CLARA: AvaliadorNoSorteio = { id: 2, unidade: 2, carga: 0 };
const DE_ANA: ProjetoNoSorteio = {
  id: 1,
  coordenador: 3,
  unidade: 1,
  participam: [],
  declararam: [],
  recusaram: [],
  repetem: [],
  reciprocos: [],
  afinidades: [[BRUNO.id, AFINIDADE_MAXIMA]],
  fixos: [],
};
const SEM_ACASO = { empate: () => 0, sentido: () => true };
const NINGUEM: ReadonlySet<number> = new Set();

function opcoes(peso: number) {
  const todos = PESOS_OFERECIDOS.includes(peso) ? PESOS_OFERECIDOS : [...PESOS_OFERECIDOS, peso];
  return todos.map((um) => ({ value: String(um), label: palavraDoPeso(um) }));
}

function entrada({ pesosDoSorteio, avaliadorDeOutraUnidade }: RegrasDoEdital): EntradaDoSorteio {
  return {
    porProjeto: 1,
    cargaMaxima: 1,
    proibirMesmaUnidade: avaliadorDeOutraUnidade,
    pesos: pesosDoSorteio,
    avaliadores: [BRUNO, CLARA],
    projetos: [DE_ANA],
  };
}

function quemSePrefere(regras: RegrasDoEdital): string {
  const custo = (quem: AvaliadorNoSorteio) => custoDoPar(entrada(regras), SEM_ACASO, NINGUEM, DE_ANA, quem);
  const [deBruno, deClara] = [custo(BRUNO), custo(CLARA)];
  return deBruno === deClara
    ? 'os dois servem igualmente, e o número do sorteio decide.'
    : `${deBruno < deClara ? 'Bruno' : 'Clara'} é quem o sorteio prefere.`;
}

export const SECOES_DO_SORTEIO: Readonly<Record<keyof RegrasDoSorteio, SecaoDaRegra>> = {
  avaliadorDeOutraUnidade: {
    titulo: 'Avaliador de outra unidade',
    muda: 'Se é proibido que alguém avalie projeto cujo coordenador é da sua unidade, sorteado ou escolhido à mão.',
    exclui:
      'Quem já foi designado fica. Numa unidade com quase todos os avaliadores, pode não haver sorteio possível: a página Distribuir diz por quê.',
    dito: ({ avaliadorDeOutraUnidade }) =>
      avaliadorDeOutraUnidade
        ? 'Ninguém avalia projeto da própria unidade.'
        : 'O avaliador pode ser da unidade do coordenador, mas o sorteio evita.',
    exemplo: (regras) =>
      `Bruno é da unidade de Ana: ${
        parPermitido(limitesEmVigor(entrada(regras)), DE_ANA, BRUNO)
          ? 'pode avaliar o projeto dela.'
          : 'não pode avaliar o projeto dela, e não é oferecido.'
      }`,
    campo: simOuNao('avaliadorDeOutraUnidade', 'Ninguém avalia projeto da própria unidade'),
  },
  pesosDoSorteio: {
    titulo: 'O que o sorteio procura',
    muda: 'Quanto vale cada coisa que o sorteio dos avaliadores procura ter, além do que é proibido.',
    exclui:
      'Vale para os sorteios feitos daqui em diante. Avaliadores não dizem as suas áreas: contam as palavras-chave do que já enviaram e as disciplinas da unidade deles.',
    dito: ({ pesosDoSorteio }) => `${pesosPorExtenso(pesosDoSorteio)}.`,
    exemplo: (regras) =>
      `Bruno é da unidade de Ana e trabalha no tema do projeto dela; Clara é de outra unidade e de outro tema. Com estes pesos, ${quemSePrefere(regras)}`,
    campo: ({ regras, onChange, errors }) => (
      <>
        <Text fw={600}>O que o sorteio procura</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {DESEJOS_DO_SORTEIO.map((desejo) => {
            const peso = regras.pesosDoSorteio[desejo];
            const campo = `pesosDoSorteio.${desejo}`;
            return (
              <NativeSelect
                key={desejo}
                {...errors.field(campo)}
                label={NOMES_DOS_DESEJOS[desejo]}
                data={opcoes(peso)}
                value={String(peso)}
                onChange={(event) => {
                  errors.clear(campo);
                  onChange({
                    pesosDoSorteio: { ...regras.pesosDoSorteio, [desejo]: Number(event.currentTarget.value) },
                  });
                }}
              />
            );
          })}
        </SimpleGrid>
      </>
    ),
  },
  sorteioPublico: {
    titulo: 'Registro público do sorteio',
    muda: 'Se a página pública do resultado diz como os avaliadores foram sorteados. Diz cada tentativa, o número do sorteio e de onde ele veio. Cada avaliador aparece como um código.',
    exclui:
      'Nunca diz nomes. O código de um avaliador é outro em cada projeto: por ele ninguém junta o que a mesma pessoa avaliou.',
    dito: ({ sorteioPublico }) =>
      sorteioPublico
        ? 'O sorteio é publicado junto com o resultado, sem nomes.'
        : 'O registro do sorteio não é publicado.',
    exemplo: ({ sorteioPublico }) =>
      sorteioPublico
        ? 'Publicado o resultado, Ana lê que o avaliador do seu projeto, código 3f9a01c2, saiu do sorteio 4. O número do sorteio, 58213, veio do concurso anunciado em 2 de março.'
        : 'Publicado o resultado, Ana não lê como foi escolhido quem avaliou o seu projeto.',
    campo: simOuNao('sorteioPublico', 'Publicar com o resultado como os avaliadores foram sorteados'),
  },
};
