import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import {
  COR_PADRAO,
  contraste,
  corMaisProxima,
  corValida,
  problemaDaCor,
  variaveisDaCor,
} from '@instrutoria/domain/configuracao/rules/cores.ts';
import { Button, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import classes from './cor-field.module.css';

const TEMAS = [
  { tema: 'claro', rotulo: 'No tema claro' },
  { tema: 'escuro', rotulo: 'No tema escuro' },
] as const;

/** The institution's colour, judged while it is typed, and the product's main parts in it. */
export function CorField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors: FormErrors;
}) {
  const { value, onChange, errors } = props;
  const cor = value.trim();
  const mostrada = corValida(cor) ? cor : COR_PADRAO;
  const problema = cor === '' ? null : problemaDaCor(cor);
  const proxima = corMaisProxima(mostrada);
  const mudar = (nova: string) => {
    errors.clear('cor');
    onChange(nova);
  };
  const field = errors.field('cor');
  return (
    <div>
      <TextInput
        {...field}
        label="Cor da instituição"
        description="De botões, links, cabeçalhos e e-mails, como #1351b4. Vazia: o azul da Instrutoria"
        value={value}
        maxLength={7}
        error={field.error ?? problema?.mensagem}
        leftSectionWidth="3.5rem"
        leftSection={
          <input
            type="color"
            aria-label="Escolher a cor"
            className={classes.amostra}
            value={mostrada.toLowerCase()}
            onChange={(event) => mudar(event.currentTarget.value)}
          />
        }
        onChange={(event) => mudar(event.currentTarget.value)}
      />
      <div className={classes.conta}>
        {M.contrasteDaCor(contraste(mostrada, '#ffffff'))}
        {problema !== null && corValida(cor) && (
          <Button variant="default" size="sm" onClick={() => mudar(proxima)}>
            Usar {proxima}
          </Button>
        )}
        {problema === null && cor !== '' && (
          <Button variant="default" size="sm" onClick={() => mudar('')}>
            Voltar ao azul
          </Button>
        )}
      </div>
      <div className={classes.previas}>
        {TEMAS.map(({ tema, rotulo }) => (
          <figure
            key={tema}
            className={classes.previa}
            data-previa={tema}
            style={variaveisDaCor(mostrada, tema)}
          >
            <figcaption>{rotulo}</figcaption>
            <div className={classes.cabeca}>Cabeçalho</div>
            <div className={classes.corpo}>
              <span className={classes.botao}>Botão</span>
              <span className={classes.link}>Um link</span>
              <span className={classes.foco}>Campo em foco</span>
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
