import { Text } from '@mantine/core';
import { BothSides, TwoCopies } from '../../../ui/drafts/two-copies.tsx';
import classes from './outra-versao.module.css';

export interface Diferenca {
  readonly rotulo: string;
  readonly aqui: string;
  readonly la: string;
}

const emPalavras = (texto: string) => <p className={classes.text}>{texto === '' ? 'em branco' : texto}</p>;

export function OutraVersao(props: {
  readonly diferencas: readonly Diferenca[];
  readonly onMinha: () => void;
  readonly onDoServidor: () => void;
  readonly onClose: () => void;
}) {
  const { diferencas, onMinha, onDoServidor, onClose } = props;
  return (
    <TwoCopies
      title="Este relatório foi alterado em outro lugar"
      explanation="Outra janela ou outro aparelho salvou este relatório depois que você o abriu aqui. Compare e escolha com qual versão ficar."
      choices={[
        { label: 'Salvar a deste navegador', choose: onMinha },
        { label: 'Ficar com a outra', choose: onDoServidor },
      ]}
      onClose={onClose}
    >
      {diferencas.length === 0 && <Text>Os textos das duas versões são iguais.</Text>}
      {diferencas.map(({ rotulo, aqui, la }) => (
        <BothSides
          key={rotulo}
          label={rotulo}
          sides={[
            { title: 'Neste navegador', content: emPalavras(aqui) },
            { title: 'No servidor', content: emPalavras(la) },
          ]}
        />
      ))}
    </TwoCopies>
  );
}
