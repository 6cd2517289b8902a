import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import networks from '@generated/network-names/default/names.json';
import type {ReactNode} from 'react';
import Notices from '../content/Notices';
import Ask from '../shell/home/Ask';
import Networks from '../shell/home/Networks';
import Sections from '../shell/home/Sections';
import PageTools from '../shell/PageTools';

/** Home: search and "paste an error", every network, the five sections. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.metaTitle', message: 'Help and documentation'})}
      description={translate({
        id: 'home.metaDescription',
        message: 'Connect social networks, schedule posts, fix publishing errors by code, and use the REST API: help in English and Russian.',
      })}
    >
      <main>
        <Ask />
        <Networks />
        <Sections />
        <div className="home-row">
          <PageTools />
          <Notices names={networks.map(({name}) => name)} />
        </div>
      </main>
    </Layout>
  );
}
