import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation, useParams } from 'react-router';
import { semAcentos } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Blocos } from '../components/blocos.tsx';
import { CAPITULOS } from '../components/capitulos.ts';
import { secoesDe } from '../components/manual.ts';
import classes from './ajuda.module.css';

const SECOES = CAPITULOS.flatMap(secoesDe).map((secao) => ({
  ...secao,
  procurado: semAcentos(`${secao.titulo} ${secao.texto}`),
}));
const ANTES = 60;
const CARACTERES = 180;

/** The text around the first match. Removing accents does not change the number of characters. */
function trechoCom(texto: string, palavras: readonly string[]): string {
  const simples = semAcentos(texto);
  const onde = Math.min(...palavras.map((palavra) => simples.indexOf(palavra)).filter((i) => i >= 0));
  const de = Number.isFinite(onde) ? Math.max(0, texto.lastIndexOf(' ', onde - ANTES)) : 0;
  const trecho = texto.slice(de, de + CARACTERES).trim();
  return `${de > 0 ? '…' : ''}${trecho}${de + CARACTERES < texto.length ? '…' : ''}`;
}

export default function Ajuda() {
  const { capitulo: nome = '' } = useParams();
  const { hash, key } = useLocation();
  // A new page of the manual starts without a search.
  const [procura, setProcura] = useState({ texto: '', em: key });
  const busca = procura.em === key ? procura.texto : '';
  const capitulo = CAPITULOS.find((um) => um.nome === nome);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more leads there once more.
  useEffect(() => {
    const alvo = hash === '' ? null : document.getElementById(hash.slice(1));
    alvo?.scrollIntoView();
    alvo?.focus({ preventScroll: true });
  }, [hash, key]);
  const palavras = semAcentos(busca).split(/\s+/).filter(Boolean);
  return (
    <>
      <PageHeader
        title={capitulo?.titulo ?? 'Ajuda'}
        {...(nome === '' ? {} : { crumbs: [{ label: 'Ajuda', to: '/ajuda' }] })}
      />
      <div className={classes.grade}>
        <div className={classes.lado}>
          <TextInput
            type="search"
            label="Buscar na ajuda"
            autoComplete="off"
            leftSection={<IconSearch aria-hidden size={18} />}
            value={busca}
            onChange={(event) => setProcura({ texto: event.currentTarget.value, em: key })}
          />
          <nav aria-label="Capítulos da ajuda">
            <ul className={classes.capitulos}>
              {CAPITULOS.map((um) => (
                <li key={um.nome}>
                  <NavLink to={um.nome === '' ? '/ajuda' : `/ajuda/${um.nome}`} end>
                    {um.nome === '' ? 'Início' : um.titulo}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={classes.texto}>
          {palavras.length > 0 ? (
            <Achados palavras={palavras} />
          ) : capitulo === undefined ? (
            <EmptyState title="Este capítulo não existe">Escolha outro na lista.</EmptyState>
          ) : (
            <Blocos blocos={capitulo.blocos} titulo={capitulo.titulo} />
          )}
        </div>
      </div>
    </>
  );
}

function Achados({ palavras }: { readonly palavras: readonly string[] }) {
  const achadas = SECOES.filter(({ procurado }) => palavras.every((palavra) => procurado.includes(palavra)));
  const quantas = contado(achadas.length, 'parte da ajuda', 'partes da ajuda');
  return (
    <>
      <p role="status" className={classes.quantas}>
        {achadas.length === 0 ? 'Nada foi encontrado. Tente outra palavra.' : quantas}
      </p>
      <ul className={classes.achados}>
        {achadas.map(({ endereco, titulo, capitulo, texto }) => (
          <li key={endereco}>
            <Link to={endereco}>{titulo}</Link>
            {titulo !== capitulo && <span className={classes.capitulo}> · {capitulo}</span>}
            <p>{trechoCom(texto, palavras)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
