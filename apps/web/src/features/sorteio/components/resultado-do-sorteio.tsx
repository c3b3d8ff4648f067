import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { HowToVerify } from '../../../ui/page/how-to-verify.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useRespostasPorProjeto } from '../../designacao/offered/use-respostas-por-projeto.tsx';
import { type Proposta, type Sorteio, useDesignarSorteio } from '../api.ts';
import classes from './distribuir.module.css';
import { LinhasDaProposta } from './linhas-da-proposta.tsx';
import { type Fixadas, linhasADesignar } from './linhas-fixadas.ts';

const projetos = (n: number) => contado(n, 'projeto', 'projetos');
const PALAVRAS = {
  calculando: 'ainda está sendo calculado.',
  cancelado: 'foi cancelado antes de terminar, e não tem proposta.',
  falhou: 'não terminou, e não tem proposta. Sorteie outra vez.',
} as const;

/** One attempt: its proposal, or why there is none. */
export function ResultadoDoSorteio(props: {
  readonly sorteio: Sorteio;
  readonly fixadas: Fixadas;
  /** null: read-only. */
  readonly onFixadas: ((fixadas: Fixadas) => void) | null;
}) {
  const { sorteio } = props;
  const [inteira, setInteira] = useState(false);
  const imprimir = () => {
    // Prints all rows, not only those of one page.
    flushSync(() => setInteira(true));
    globalThis.print();
    setInteira(false);
  };
  const { estado, proposta, impossibilidade } = sorteio;
  return (
    <Part
      title={`Sorteio ${sorteio.id}`}
      actions={
        proposta !== null && (
          <Button className="no-print" variant="default" onClick={imprimir}>
            Imprimir a proposta
          </Button>
        )
      }
    >
      <div className={classes.parts}>
        <Semente sorteio={sorteio} />
        {estado in PALAVRAS && (
          <Notice title={`O sorteio ${sorteio.id} ${PALAVRAS[estado as keyof typeof PALAVRAS]}`} />
        )}
        {impossibilidade !== null && (
          <Notice kind="warning" title="Com estes limites não há distribuição possível" live>
            <ul className={classes.list}>
              {impossibilidade.frases.map((frase) => (
                <li key={frase}>{frase}</li>
              ))}
            </ul>
            {impossibilidade.projetos.length > 0 && (
              <details>
                <summary>Ver {projetos(impossibilidade.projetos.length)}</summary>
                <ul className={classes.list}>
                  {impossibilidade.projetos.map(({ id, titulo }) => (
                    <li key={id}>
                      nº {id}:{' '}
                      <Anchor component={Link} to={`/projetos/${id}`}>
                        {titulo}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </Notice>
        )}
        {proposta !== null && <ComProposta {...props} proposta={proposta} inteira={inteira} />}
      </div>
    </Part>
  );
}

function Semente({ sorteio }: { readonly sorteio: Sorteio }) {
  const { semente, origem, evento, hash, versaoDoMetodo } = sorteio;
  return (
    <div>
      <Text className={classes.quiet}>
        Número do sorteio: <strong className={classes.seed}>{semente}</strong>,{' '}
        {origem === 'servidor' ? 'tirado pelo sistema' : `de ${evento}`}.
      </Text>
      <HowToVerify>
        Método {versaoDoMetodo}; SHA-256 das entradas <span className={classes.seed}>{hash}</span>.
      </HowToVerify>
    </div>
  );
}

function ComProposta(props: {
  readonly sorteio: Sorteio;
  readonly proposta: Proposta;
  readonly inteira: boolean;
  readonly fixadas: Fixadas;
  readonly onFixadas: ((fixadas: Fixadas) => void) | null;
}) {
  const { sorteio, proposta, fixadas, onFixadas } = props;
  const { linhas, faltas, custo, limiteInferior, empatesResolvidos } = proposta;
  const aDesignar = linhasADesignar(linhas, fixadas);
  return (
    <>
      <div className={classes.words}>
        <Text>
          {custo === limiteInferior
            ? 'Está provado que nenhuma outra proposta atende melhor ao que foi pedido.'
            : `Pode haver uma melhor: esta custa ${custo}, e nenhuma custa menos de ${limiteInferior}.`}{' '}
          {custo === limiteInferior &&
            (empatesResolvidos
              ? 'Entre as igualmente boas, o número do sorteio decidiu.'
              : 'Entre as igualmente boas, o cálculo parou antes de o número do sorteio decidir.')}
        </Text>
        {faltas.length > 0 && (
          <>
            <Text mt="xs">O que não se pôde ter:</Text>
            <ul className={classes.list}>
              {faltas.map((falta) => (
                <li key={falta}>{falta}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <LinhasDaProposta linhas={linhas} fixadas={fixadas} inteira={props.inteira} onFixadas={onFixadas} />
      {sorteio.superado && <Notice title={M.superado} />}
      {onFixadas !== null && (
        <Designar sorteio={sorteio.id} linhas={linhas} aDesignar={aDesignar} onFixadas={onFixadas} />
      )}
    </>
  );
}

function Designar(props: {
  readonly sorteio: number;
  readonly linhas: Proposta['linhas'];
  readonly aDesignar: ReturnType<typeof linhasADesignar>;
  readonly onFixadas: (fixadas: Fixadas) => void;
}) {
  const { sorteio, aDesignar } = props;
  const designar = useDesignarSorteio();
  const confirm = useConfirm();
  const dizer = useRespostasPorProjeto();
  if (aDesignar.length === 0) return <Text>Todos os projetos desta proposta já têm avaliador.</Text>;
  const pessoas = new Set(aDesignar.map(({ avaliador }) => avaliador)).size;
  const quantos = projetos(new Set(aDesignar.map(({ projeto }) => projeto)).size);

  const agir = async () => {
    const aceito = await confirm(`Designar os avaliadores de ${quantos}?`, {
      yes: 'Designar',
      no: 'Cancelar',
      detail: (
        <Text>
          {contado(pessoas, 'pessoa recebe', 'pessoas recebem')} um e-mail com os seus projetos. O que deixou
          de ser possível, por exemplo por um impedimento, aparece projeto por projeto. O resto segue.
        </Text>
      ),
    });
    if (!aceito) return;
    try {
      const feitas = await designar.mutateAsync({ sorteio, linhas: aDesignar });
      props.onFixadas(new Map());
      await dizer(feitas, new Map(props.linhas.map(({ projeto }) => [projeto.id, projeto.titulo])));
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <div className={classes.acts}>
      <Button loading={designar.isPending} onClick={() => void agir()}>
        Designar {quantos}
      </Button>
    </div>
  );
}
